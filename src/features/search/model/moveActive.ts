const PAGE_STEP = 5;

/**
 * The option to go to for a key, or null when the key is none of the list's.
 * Arrows go around at the ends; Page Up and Page Down stop there.
 */
export function moveActive(key: string, active: number, count: number): number | null {
  if (count === 0) {
    return null;
  }
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active - 1 + count) % count;
    case 'PageDown':
      return Math.min(active + PAGE_STEP, count - 1);
    case 'PageUp':
      return Math.max(active - PAGE_STEP, 0);
    default:
      return null;
  }
}
