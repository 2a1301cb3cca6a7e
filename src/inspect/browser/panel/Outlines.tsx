import { useEffect, useRef } from 'react';
import { boundsOf, clipOf } from '../dom/demoRoots';
import styles from './Outlines.module.css';

interface OutlinesProps {
  readonly selected: Element | null;
  /** Elements that a list points at. */
  readonly hinted: readonly Element[];
}

/** An entry can match hundreds of cells; more outlines than this would only cost time. */
const MAX_OUTLINES = 150;

function place(box: HTMLElement, element: Element): void {
  const bounds = boundsOf(element);
  const clip = clipOf(element);
  const left = Math.max(bounds.left, clip?.left ?? -Infinity);
  const top = Math.max(bounds.top, clip?.top ?? -Infinity);
  const right = Math.min(bounds.right, clip?.right ?? Infinity);
  const bottom = Math.min(bounds.bottom, clip?.bottom ?? Infinity);
  box.hidden = !element.isConnected || right < left || bottom < top;
  Object.assign(box.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${right - left}px`,
    height: `${bottom - top}px`,
  });
}

/**
 * Boxes around elements. They follow every frame, because elements move when something scrolls,
 * resizes, or animates.
 */
export function Outlines({ hinted, selected }: OutlinesProps) {
  const layerRef = useRef<HTMLDivElement>(null);
  const shown = hinted.length > 0 ? hinted.slice(0, MAX_OUTLINES) : selected ? [selected] : [];

  // The top layer is above the demo's dialogs. Browsers without it draw the boxes below those.
  useEffect(() => {
    const layer = layerRef.current;
    layer?.showPopover?.();
    return () => layer?.hidePopover?.();
  }, []);

  useEffect(() => {
    let frame = 0;
    const draw = () => {
      Array.from(layerRef.current?.children ?? []).forEach((box, index) => {
        const element = shown[index];
        if (element) {
          place(box as HTMLElement, element);
        }
      });
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  });

  return (
    <div
      ref={layerRef}
      popover="manual"
      className={styles.layer}
      aria-hidden="true"
      data-outlines=""
    >
      {shown.map((_, index) => (
        <div key={index} className={styles.box} data-hint={hinted.length > 0 || undefined} />
      ))}
    </div>
  );
}
