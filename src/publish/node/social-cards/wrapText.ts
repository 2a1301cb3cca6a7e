/** Approximate widths of characters in em, which are enough to break lines in time. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[iljtfI.,:;'!|]/, 0.31],
  [/[mwMW]/, 0.9],
  [/[A-Z@&]/, 0.68],
  [/\s/, 0.26],
];
const COMMON_WIDTH = 0.58;

function widthOf(text: string): number {
  return [...text].reduce(
    (sum, char) => sum + (WIDTHS.find(([kind]) => kind.test(char))?.[1] ?? COMMON_WIDTH),
    0,
  );
}

/**
 * Breaks text into lines between words.
 *
 * @param width The width of a line in em of the text.
 * @param limit The maximum number of lines; the rest is truncated with an ellipsis.
 */
export function wrapText(text: string, width: number, limit: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  if (lines.length <= limit) {
    return lines;
  }
  const kept = lines.slice(0, limit);
  return [...kept.slice(0, -1), `${kept.at(-1)?.replace(/[.,;:]$/, '') ?? ''}…`];
}
