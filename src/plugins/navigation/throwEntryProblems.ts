import fs from 'node:fs';
import path from 'node:path';
import { throwProblems } from '../../shared/contentProblem';
import type { EntryProblem } from './checkEntries';

/** Where the entries are written, from the root of the site: the menu, then the lists it takes in. */
const SOURCES = ['navigation/index.ts', 'navigation/api.ts'] as const;

interface Place {
  readonly file: string;
  readonly line: number;
}

/** Every line that has the pathname. */
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
 * Tells the mistakes in the menu, each with its file and line where the entry can be found.
 *
 * @throws ContentError when there is any.
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
