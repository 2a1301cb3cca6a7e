import type { Root } from 'mdast';
import { isCode, walk } from './mdast';

/** A code block. */
export interface PageFence {
  /** The first word after the marks: `tsx`. */
  readonly language?: string;
  /** The words after the language: `title="src/App.tsx" {2}`. */
  readonly meta: string;
  readonly code: string;
  /** The line of its opening marks; the code starts in the next one. */
  readonly line: number;
  /** The spaces before each line of the code, if the fence is in a list. */
  readonly indent: number;
}

/** The code blocks of a page in order. */
export function readFences(root: Root): PageFence[] {
  return walk(root)
    .filter(isCode)
    .map(({ lang, meta, position, value }) => ({
      ...(lang && { language: lang }),
      meta: meta ?? '',
      code: value,
      line: position?.start.line ?? 1,
      indent: (position?.start.column ?? 1) - 1,
    }));
}
