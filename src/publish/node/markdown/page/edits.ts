/** A range of text and its replacement. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Applies edits to a part of a text. Everything else stays as its author wrote it.
 *
 * @param edits In any order, without overlaps.
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
