import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { placeOfContent, documentedMajors } from '../../src/versions/node';
import { CURRENT_MAJOR, isMajor, type Major } from '../../src/versions/shared/versions';
import { diffSince, isCommit, mergeTexts, textAt } from './git';
import { olderCopy } from './olderCopy';
import { describePort, parseHunks, portChange, type Hunk } from './portChange';

export interface PortOptions {
  /** The path of a guide, a demo, or a module of the current major. */
  readonly file: string;
  /** The names of older majors. */
  readonly to: readonly string[];
  /** The commit before the change. */
  readonly since: string;
  /** Whether the copies stay unchanged. */
  readonly isDryRun: boolean;
}

interface Change {
  /** The text before the change. */
  readonly base: string;
  readonly hunks: readonly Hunk[];
}

/** Path of a file below `docs/`. @throws Error for a file that older majors have no copy of. */
function belowDocs(siteDir: string, file: string): string {
  const place = placeOfContent(path.resolve(siteDir, file));
  if (
    place === undefined ||
    path.resolve(place.siteDir) !== siteDir ||
    place.major !== CURRENT_MAJOR
  ) {
    throw new Error(
      `${file} is not a file of the current major. Expected a path such as docs/react-charts/bars/bars.mdx.`,
    );
  }
  if (place.relative.startsWith('api/')) {
    throw new Error(`${file} is generated at the start of every build: older majors have no copy.`);
  }
  if (path.extname(file) === '' || !existsSync(path.resolve(siteDir, file))) {
    throw new Error(`${file} does not exist. Expected a guide, a demo, or a module of a demo.`);
  }
  return place.relative;
}

function readChange(siteDir: string, file: string, since: string): Change {
  if (!isCommit(siteDir, since)) {
    throw new Error(`--since ${since} is not a commit of this repository.`);
  }
  const base = textAt(siteDir, since, file);
  if (base === undefined) {
    throw new Error(`${file} does not exist in ${since}: there is no change to carry over.`);
  }
  const hunks = parseHunks(diffSince(siteDir, since, file));
  if (hunks.length === 0) {
    throw new Error(
      `${file} is the same as in ${since}. Name the commit before your change: --since HEAD~1`,
    );
  }
  return { base, hunks };
}

function readMajors(siteDir: string, names: readonly string[]): Major[] {
  const older: readonly Major[] = documentedMajors(siteDir).filter(
    (major) => major !== CURRENT_MAJOR,
  );
  const unknown = names.find((name) => !isMajor(name) || !older.includes(name));
  if (names.length === 0 || unknown !== undefined) {
    throw new Error(
      `${unknown === undefined ? '--to is missing' : `--to ${unknown} is not an older major`}. Expected one or more of: ${older.join(', ')}.`,
    );
  }
  return names.filter(isMajor);
}

/**
 * Ports the changes of a file to its copies in older majors.
 *
 * @returns The outcome of every hunk, one per line.
 * @throws Error for an invalid file, commit, or major, before anything is written
 */
export function portFile(siteDir: string, { file, to, since, isDryRun }: PortOptions): string {
  const relative = belowDocs(siteDir, file);
  const copies = readMajors(siteDir, to).map((major) => olderCopy(major, relative));
  const missing = copies.filter((copy) => !existsSync(path.join(siteDir, copy)));
  if (missing.length > 0) {
    throw new Error(`There is no copy to correct: ${missing.join(', ')}`);
  }
  const { base, hunks } = readChange(siteDir, `docs/${relative}`, since);
  const results = copies.map((copy) => {
    const text = readFileSync(path.join(siteDir, copy), 'utf8');
    return { copy, text, ported: portChange(base, hunks, text, mergeTexts) };
  });
  for (const { copy, text, ported } of results) {
    if (!isDryRun && ported.text !== text) {
      writeFileSync(path.join(siteDir, copy), ported.text);
    }
  }
  return [
    `docs/${relative}, since ${since}:`,
    ...results.map(({ copy, ported }) => describePort(copy, ported.hunks)),
    'Check that each change is true for the older major as well.',
  ].join('\n');
}
