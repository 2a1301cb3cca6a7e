import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useKeepPopupsOpen } from '@site/src/inspect/browser';
import { DEMO_CANVAS, withAttribute } from '@site/src/demos/shared/demoAttributes';

interface PointedEntryOptions {
  /** The element around the entries and the panel. */
  readonly placeRef: RefObject<HTMLElement | null>;
  /** Whether an anchor is that of an entry with parts. */
  readonly isEntry: (anchor: string) => boolean;
  readonly onPin: (anchor: string) => void;
  readonly onClose: () => void;
}

/** Elements that handle clicks themselves. */
const CONTROLS = 'a, button, input, summary';

/**
 * The anchor of the entry that the reader points at, or that contains the focus. A tap or click on
 * an entry pins it and doesn't close a popup of the demo. Escape closes the panel, unless the demo
 * gets it.
 */
export function usePointedEntry({ isEntry, onClose, onPin, placeRef }: PointedEntryOptions) {
  const [pointed, setPointed] = useState<string | null>(null);

  const entryAt = (target: EventTarget | null): string | null => {
    const id = target instanceof Element ? target.closest('li[id]')?.id : undefined;
    return id !== undefined && isEntry(id) ? id : null;
  };
  const onPoint = useEffectEvent((event: Event) => setPointed(entryAt(event.target)));
  const onPointer = useEffectEvent((event: PointerEvent) => {
    if (event.pointerType !== 'touch') {
      setPointed(entryAt(event.target));
    }
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    const anchor = entryAt(event.target);
    if (anchor !== null && !(event.target as Element).closest(CONTROLS)) {
      onPin(anchor);
    }
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isInDemo = (event.target as Element).closest(withAttribute(DEMO_CANVAS)) !== null;
    if (event.key === 'Escape' && !isInDemo) {
      onClose();
    }
  });

  useEffect(() => {
    const place = placeRef.current;
    const controller = new AbortController();
    const { signal } = controller;
    place?.addEventListener('pointerover', (event) => onPointer(event), { signal });
    place?.addEventListener('focusin', (event) => onPoint(event), { signal });
    place?.addEventListener('click', (event) => onClick(event), { signal });
    place?.addEventListener('keydown', (event) => onKey(event), { signal });
    const leave = () => setPointed(null);
    place?.addEventListener('pointerleave', leave, { signal });
    place?.addEventListener('focusout', leave, { signal });
    return () => controller.abort();
  }, [placeRef]);

  useKeepPopupsOpen((target) => entryAt(target) !== null);

  return pointed;
}
