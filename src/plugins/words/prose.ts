/** A paragraph, heading, cell or other text that readers see. */
export interface Prose {
  /** Line in its file, counted from 1. A line break in the text is one in the file. */
  readonly line: number;
  readonly text: string;
}

/** The line of a place in a text. */
export function lineAt({ line, text }: Prose, offset: number): number {
  return line + (text.slice(0, offset).match(/\n/g)?.length ?? 0);
}

/** Replaces code in a text, so that no phrase spans it. */
export const CODE = '¤';
