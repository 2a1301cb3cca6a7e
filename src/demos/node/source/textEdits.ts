export interface TextEdit {
  readonly start: number;
  readonly end: number;
  /** The replacement of the range. Default: empty. */
  readonly text?: string;
}

function countLineBreaks(text: string): number {
  return text.split('\n').length - 1;
}

/**
 * Applies edits that don't overlap. Each keeps the line breaks of its range, so that line numbers
 * stay the same.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((result, { start, end, text: replacement = '' }) => {
      const breaks = '\n'.repeat(countLineBreaks(result.slice(start, end)));
      return result.slice(0, start) + replacement + breaks + result.slice(end);
    }, text);
}

/** Removes the lines that became empty. Both texts have the same number of lines. */
export function dropEmptiedLines(before: string, after: string): string {
  const originals = before.split('\n');
  return after
    .split('\n')
    .filter((line, index) => line.trim() !== '' || originals[index]?.trim() === '')
    .join('\n');
}
