/** A piece of a text and its replacement. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * A part of a text with its pieces replaced. What no edit names stays as its author wrote it.
 *
 * @param edits In any order; none may overlap another.
 */
export function applyEdits(
  text: string,
  edits: readonly Edit[],
  start = 0,
  end = text.length,
): string {
  const parts: string[] = [];
  let position = start;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    parts.push(text.slice(position, edit.start), edit.text);
    position = edit.end;
  }
  parts.push(text.slice(position, end));
  return parts.join('');
}
