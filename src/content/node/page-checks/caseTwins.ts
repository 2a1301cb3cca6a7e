import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { posixRelative } from '../../../base/node';
import type { ProblemFile } from '../../../base/shared/contentProblem';
import { buildVersions } from '../../../versions/node';

/** Every file and folder below a folder, without following links, as paths with slashes. */
function listEntries(root: string, below = ''): string[] {
  return readdirSync(path.join(root, below), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(below, entry.name);
    return entry.isDirectory() ? [name, ...listEntries(root, name)] : [name];
  });
}

/**
 * Finds names that differ only in case, such as `Bars/` beside `bars/`. On the disks of macOS and
 * Windows, only one of both can exist, and addresses of pages differ only in case, too.
 *
 * @param names paths with slashes
 * @returns the names with the one that precedes them, sorted
 */
export function findTwins(names: readonly string[]): (readonly [name: string, twin: string])[] {
  const known = new Map<string, string>();
  return [...names].sort().flatMap((name) => {
    const key = name.toLowerCase().normalize('NFC');
    const twin = known.get(key);
    known.set(key, twin ?? name);
    // The content of two folders is theirs to report.
    const isInTwin = twin !== undefined && path.posix.dirname(twin) !== path.posix.dirname(name);
    return twin === undefined || isInTwin ? [] : [[name, twin] as const];
  });
}

/**
 * Finds pages, demos, and folders of all majors of a build whose names differ only in case.
 *
 * @param siteDir The absolute path.
 */
export function checkCaseTwins(siteDir: string): ProblemFile[] {
  const folders = buildVersions(siteDir).map(({ docsDir }) => docsDir);
  return folders.filter(existsSync).flatMap((docsDir) => {
    const root = posixRelative(siteDir, docsDir);
    return findTwins(listEntries(docsDir)).map(([name, twin]) => ({
      file: `${root}/${name}`,
      problems: [
        {
          found: `The name differs from \`${root}/${twin}\` only in case.`,
          expected: 'names that differ without case: macOS and Windows keep only one of both.',
          fix: 'Rename or delete one of them.',
        },
      ],
    }));
  });
}
