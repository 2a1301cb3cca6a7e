import { useCallback, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { demoRoots, elementOf, isVisible } from './dom/demoRoots';
import { useDemoEvents } from './dom/useDemoEvents';
import { useKeepPopupsOpen } from './dom/useKeepPopupsOpen';
import { directionOf, neighborOf, type Direction } from './model/neighbors';
import { partOf, resolvePart, type Part } from './model/resolvePart';
import type { InspectData } from './useCatalogs';

export interface Selection {
  readonly part: Part;
  /** The element that contains the demo, or its popups. */
  readonly root: Element;
  /** Whether the reader chose it, so that pointing at others doesn't replace it. */
  readonly isPinned: boolean;
}

interface InspectorOptions {
  readonly name: string;
  readonly data: InspectData | null;
  readonly panelRef: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Canceling these would also prevent scrolling. */
const SCROLLING = ['touchstart', 'touchend'];

/** The parts of a demo in document order, popups last. */
function listParts(name: string, data: InspectData): Element[] {
  return demoRoots(name).flatMap((root) =>
    Array.from(root.querySelectorAll('*')).filter(
      (element) => partOf(element, data.catalogs) && isVisible(element),
    ),
  );
}

/**
 * Selects parts of a demo by pointer, tap, focus, and arrow keys, and keeps the demo from reacting.
 * Holding Alt, or pausing, lets the reader use it, for example to open a popup.
 */
export function useInspector({ data, name, onClose, panelRef }: InspectorOptions) {
  const [selection, setSelection] = useState<Selection | null>(null);
  const [isPaused, setPaused] = useState(false);
  /** Whether the demo shows a part; its frame may load after the inspector. */
  const [isRendered, setRendered] = useState(false);

  const rootOf = (element: Element | null) =>
    element
      ? demoRoots(name).find((root) => root !== element && root.contains(element))
      : undefined;

  const select = (element: Element | null, isPinned: boolean): boolean => {
    const root = rootOf(element);
    const part = element && root && data && resolvePart(element, root, data.catalogs);
    if (part) {
      setSelection({ part, root, isPinned });
    }
    return Boolean(part);
  };

  const move = (direction: Direction) => {
    if (data) {
      const next = neighborOf(listParts(name, data), selection?.part.element, direction);
      next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      select(next ?? null, true);
    }
  };

  const onPointerMove = (event: PointerEvent) => {
    const isFree = !isPaused && !event.altKey && !selection?.isPinned;
    if (isFree && event.pointerType !== 'touch') {
      select(elementOf(event.target), false);
    }
  };

  const onUse = (event: Event) => {
    const element = elementOf(event.target);
    const isAllowed = isPaused || (event as MouseEvent).altKey;
    if (isAllowed || !rootOf(element)) {
      return;
    }
    event.stopImmediatePropagation();
    if (!SCROLLING.includes(event.type)) {
      event.preventDefault();
    }
    if (event.type === 'click') {
      select(element, true);
    }
  };

  const onKey = (event: KeyboardEvent) => {
    const element = elementOf(event.target);
    const isInDemo = rootOf(element) !== undefined;
    if (event.key === 'Escape' && !event.defaultPrevented && event.type === 'keydown') {
      event.preventDefault();
      event.stopImmediatePropagation();
      onClose();
      return;
    }
    const isInPanel = element?.closest('[data-inspect-keys]') === panelRef.current;
    if (isPaused || event.ctrlKey || event.metaKey || event.altKey || (!isInDemo && !isInPanel)) {
      return;
    }
    const rtl = element ? getComputedStyle(element).direction : 'ltr';
    const direction = directionOf(event.key, rtl);
    if (direction) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === 'keydown') {
        move(direction);
      }
    } else if (isInDemo && event.key !== 'Tab' && event.key !== 'Shift') {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === 'Enter' && event.type === 'keydown') {
        select(element, true);
        panelRef.current?.focus();
      }
    }
  };

  const onFocus = (event: FocusEvent) => {
    if (!isPaused) {
      select(elementOf(event.target), true);
    }
  };

  useDemoEvents(name, isRendered, { onPointerMove, onUse, onKey, onFocus });
  useKeepPopupsOpen((target) => panelRef.current?.contains(target) ?? false);

  // Starts with what is focused in the demo, or its first part of a documented component.
  const start = useEffectEvent((): boolean => {
    const parts = data ? listParts(name, data) : [];
    if (!data || parts.length === 0) {
      return false;
    }
    if (!select(document.activeElement, false)) {
      const isOwn = (element: Element) => partOf(element, data.catalogs)?.kind !== 'material';
      select(parts.find(isOwn) ?? parts[0] ?? null, false);
    }
    setRendered(true);
    return true;
  });
  useEffect(() => {
    const tryToStart = () => {
      if (!start()) {
        frame = requestAnimationFrame(tryToStart);
      }
    };
    let frame = requestAnimationFrame(tryToStart);
    return () => cancelAnimationFrame(frame);
  }, [data]);

  const togglePause = useCallback(() => setPaused((paused) => !paused), []);
  return { selection, move, isPaused, togglePause };
}
