/** A paragraph, heading, cell, or other text for readers. */
export interface Prose {
  /** The line in its file, starting from 1. A line break in the text is one in the file. */
  readonly line: number;
  readonly text: string;
}

/** The line of an offset in a text. */
export function lineAt({ line, text }: Prose, offset: number): number {
  return line + (text.slice(0, offset).match(/\n/g)?.length ?? 0);
}

/** Replaces code in a text, so that no phrase spans it. */
export const CODE = '¤';
