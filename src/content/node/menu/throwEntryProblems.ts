import fs from 'node:fs';
import path from 'node:path';
import { throwProblems } from '../../../base/shared/contentProblem';
import type { EntryProblem } from './checkEntries';

/** The source files of the menu, from the root of the site. */
const SOURCES = ['navigation/index.ts', 'navigation/api.ts'] as const;

interface Place {
  readonly file: string;
  readonly line: number;
}

/** Every line with the pathname. */
function findPlaces(siteDir: string, pathname: string): Place[] {
  return SOURCES.flatMap((file) =>
    fs
      .readFileSync(path.join(siteDir, file), 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        text.includes(`pathname: '${pathname}'`) ? [{ file, line: index + 1 }] : [],
      ),
  );
}

/**
 * Reports the problems in the menu with their file and line.
 *
 * @throws ContentError if there are any
 */
export function throwEntryProblems(siteDir: string, problems: readonly EntryProblem[]): void {
  const located = problems.map(({ pathname, occurrence, found, ...problem }) => {
    const places = findPlaces(siteDir, pathname);
    const place = places[occurrence];
    const others = places.filter((other) => other !== place);
    const also =
      occurrence > 0 && others.length > 0
        ? ` It is also at ${others.map(({ file, line }) => `${file}:${line}`).join(', ')}.`
        : '';
    return {
      file: place?.file ?? SOURCES[0],
      problem: { ...problem, line: place?.line, found: `${found}${also}` },
    };
  });
  for (const file of SOURCES) {
    throwProblems(
      file,
      located.filter((entry) => entry.file === file).map(({ problem }) => problem),
    );
  }
}
