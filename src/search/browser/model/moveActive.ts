import { nextIndex } from '@site/src/base/browser/ui/moveFocus';

const PAGE_STEP = 5;

/**
 * The option to move to for a key, or `null` for other keys. Arrow keys wrap around; Page Up and
 * Page Down stop at the ends.
 */
export function moveActive(key: string, active: number, count: number): number | null {
  if (count === 0) {
    return null;
  }
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      return nextIndex(key, active, count, 'vertical');
    case 'PageDown':
      return Math.min(active + PAGE_STEP, count - 1);
    case 'PageUp':
      return Math.max(active - PAGE_STEP, 0);
    default:
      return null;
  }
}
