import { useEffect, useEffectEvent } from 'react';
import { elementOf } from './demoRoots';

/** Events outside of a popup that close it. */
const OUTSIDE = ['pointerdown', 'mousedown', 'mouseup', 'click', 'touchend', 'focusin'] as const;

/**
 * Keeps a demo's popups open while the reader uses certain elements of the page. Popups close when
 * such an event reaches the document.
 *
 * @param isExempt whether an element is one of these
 */
export function useKeepPopupsOpen(isExempt: (target: Element) => boolean): void {
  const onOutside = useEffectEvent((event: Event) => {
    const target = elementOf(event.target);
    if (target && isExempt(target)) {
      event.stopPropagation();
    }
  });
  useEffect(() => {
    const listener = (event: Event) => onOutside(event);
    OUTSIDE.forEach((type) => document.body.addEventListener(type, listener));
    return () => OUTSIDE.forEach((type) => document.body.removeEventListener(type, listener));
  }, []);
}
