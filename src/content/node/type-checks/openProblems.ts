import { isPartOf, readOpenContent } from '../../../versions/node';
import type { TypeProblem } from './checkTypes';

interface OpenContent {
  /** A page's folder, or a module. */
  readonly entry: string;
  readonly reason: string;
  /** The number of its type errors. */
  readonly count: number;
}

/** Separates the type errors of content that is listed as open from those that must be fixed. */
export function splitOpenProblems(
  siteDir: string,
  all: readonly TypeProblem[],
): { readonly problems: readonly TypeProblem[]; readonly open: readonly OpenContent[] } {
  const entries = Object.entries(readOpenContent(siteDir));
  return {
    problems: all.filter(({ file }) => !entries.some(([entry]) => isPartOf(entry, file))),
    open: entries.map(([entry, reason]) => ({
      entry,
      reason,
      count: all.filter(({ file }) => isPartOf(entry, file)).length,
    })),
  };
}
