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
