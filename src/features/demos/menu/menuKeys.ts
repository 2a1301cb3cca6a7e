/**
 * The index of the item that a key moves to, with wrap-around, or `null` for other keys.
 *
 * @param count number of visible items
 * @param current index of the focused item, or -1
 */
export function nextItem(count: number, current: number, key: string): number | null {
  if (count === 0) {
    return null;
  }
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** The index of the next item whose text starts with the typed letter. */
export function itemByLetter(
  texts: readonly string[],
  current: number,
  key: string,
): number | null {
  if (key.length !== 1 || key === ' ') {
    return null;
  }
  const order = texts.map((_, step) => (current + 1 + step) % texts.length);
  return order.find((position) => startsWith(texts[position] ?? '', key)) ?? null;
}

function startsWith(text: string, letter: string): boolean {
  return text.trim().toLowerCase().startsWith(letter.toLowerCase());
}
