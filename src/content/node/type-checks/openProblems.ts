import { OPEN_PAGES_FILE, readOpenPages } from '../../../versions/node';
import type { TypeProblem } from './checkTypes';

interface OpenPage {
  readonly folder: string;
  readonly reason: string;
  /** The number of its type errors. */
  readonly count: number;
}

/**
 * Separates the type errors of pages that are listed as open from those that must be fixed. A listed
 * page without errors is one of the latter: it no longer needs its entry. Only the current major's
 * pages are known to be without, because a build can leave older ones out.
 */
export function splitOpenProblems(
  siteDir: string,
  all: readonly TypeProblem[],
): { readonly problems: readonly TypeProblem[]; readonly open: readonly OpenPage[] } {
  const open = Object.entries(readOpenPages(siteDir)).map(([folder, reason]) => ({
    folder,
    reason,
    count: all.filter(({ file }) => file.startsWith(`${folder}/`)).length,
  }));
  const problems = all.filter(
    ({ file }) => !open.some(({ folder }) => file.startsWith(`${folder}/`)),
  );
  const needless = open.filter(({ folder, count }) => count === 0 && folder.startsWith('docs/'));
  return {
    problems: [
      ...problems,
      ...needless.map(({ folder }) => ({
        file: OPEN_PAGES_FILE,
        line: 1,
        column: 1,
        message: `${folder} has no type error. Remove its entry, so that its demos run again.`,
      })),
    ],
    open: open.filter(({ count }) => count > 0),
  };
}
