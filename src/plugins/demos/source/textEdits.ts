export interface TextEdit {
  readonly start: number;
  readonly end: number;
  /** Text instead of the range; nothing when left out. */
  readonly text?: string;
}

function countLineBreaks(text: string): number {
  return text.split('\n').length - 1;
}

/** Applies edits that do not overlap. Each keeps the line breaks of its range, so that lines still match. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((result, { start, end, text: replacement = '' }) => {
      const breaks = '\n'.repeat(countLineBreaks(result.slice(start, end)));
      return result.slice(0, start) + replacement + breaks + result.slice(end);
    }, text);
}

/** Drops the lines that had text in `before` and have none in `after`. Both have the same number of lines. */
export function dropEmptiedLines(before: string, after: string): string {
  const originals = before.split('\n');
  return after
    .split('\n')
    .filter((line, index) => line.trim() !== '' || originals[index].trim() === '')
    .join('\n');
}
