import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Closes what a button opened. Escape closes it and restores the focus to the button, the first one
 * in the root. A press or focus outside the root closes it without moving the focus.
 *
 * @param rootRef contains the button and what it opened; without it, only Escape closes
 */
export function useDismissal(
  isOpen: boolean,
  close: () => void,
  rootRef?: RefObject<HTMLElement | null>,
): void {
  const onEvent = useEffectEvent((event: Event) => {
    const root = rootRef?.current;
    if (event instanceof KeyboardEvent) {
      if (event.key === 'Escape') {
        close();
        root?.querySelector('button')?.focus();
      }
    } else if (root && !root.contains(event.target as Node)) {
      close();
    }
  });

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const handle = (event: Event) => onEvent(event);
    const events = ['pointerdown', 'focusin', 'keydown'] as const;
    events.forEach((name) => document.addEventListener(name, handle));
    return () => events.forEach((name) => document.removeEventListener(name, handle));
  }, [isOpen]);
}
