import type { KeyboardEvent } from 'react';

/** `both` is for lists whose direction depends on the width of the screen. */
export type Axis = 'horizontal' | 'vertical' | 'both';

/**
 * The index of the item that a key moves to, with wrap-around; `null` for other keys. Left and right
 * are mirrored in right-to-left text.
 *
 * @param current the index of the current item, or -1
 */
export function nextIndex(
  key: string,
  current: number,
  count: number,
  axis: Axis,
  direction: string = 'ltr',
): number | null {
  if (count === 0) {
    return null;
  }
  const [forward, back] = direction === 'rtl' ? ['Left', 'Right'] : ['Right', 'Left'];
  const isForward =
    (axis !== 'vertical' && key === `Arrow${forward}`) ||
    (axis !== 'horizontal' && key === 'ArrowDown');
  const isBack =
    (axis !== 'vertical' && key === `Arrow${back}`) || (axis !== 'horizontal' && key === 'ArrowUp');
  if (isForward) {
    return (current + 1) % count;
  }
  if (isBack) {
    return current <= 0 ? count - 1 : current - 1;
  }
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : null;
}

/**
 * Roving focus: moves the focus among the items of a toolbar, menu, or list of tabs with the arrow
 * keys, Home, and End. Only one item should be in the tab order.
 *
 * @returns the item that got the focus, or `null` for other keys
 */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  items: readonly HTMLElement[],
  axis: Axis,
): HTMLElement | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
    return null;
  }
  const current = items.findIndex((item) => item === document.activeElement);
  const { direction } = getComputedStyle(event.currentTarget);
  const next = nextIndex(event.key, current, items.length, axis, direction);
  const item = next === null ? undefined : items[next];
  if (!item) {
    return null;
  }
  event.preventDefault();
  item.focus();
  return item;
}
