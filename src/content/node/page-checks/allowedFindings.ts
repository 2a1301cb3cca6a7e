import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ProblemFile } from '../../../base/shared/contentProblem';

/** The number of findings that each file may still have. Files that aren't listed may have none. */
export type AllowedCounts = Readonly<Record<string, number>>;

/** By check: misspelled and replaced words, and sections without a sentence. */
export type AllowedFindings = Readonly<Partial<Record<'emptySections' | 'words', AllowedCounts>>>;

export const ALLOWED_FINDINGS = 'data/allowed-findings.json';

/**
 * The findings that pages may keep because they are older than the check; none if the file is missing.
 *
 * @param siteDir Absolute path.
 */
export function readAllowedFindings(siteDir: string): AllowedFindings {
  const file = path.join(siteDir, ALLOWED_FINDINGS);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AllowedFindings) : {};
}

/** The files with more findings than allowed. */
export function overAllowed(
  files: readonly ProblemFile[],
  allowed: AllowedCounts = {},
): ProblemFile[] {
  return files.filter(({ file, problems }) => problems.length > (allowed[file] ?? 0));
}

/** The counts after a cleanup. They can only fall. */
export function lowerCounts(allowed: AllowedCounts, files: readonly ProblemFile[]): AllowedCounts {
  const found = new Map(files.map(({ file, problems }) => [file, problems.length]));
  return Object.fromEntries(
    Object.entries(allowed)
      .map(([file, count]): [string, number] => [file, Math.min(count, found.get(file) ?? 0)])
      .filter(([, count]) => count > 0)
      .sort(([a], [b]) => Number(a > b) - Number(a < b)),
  );
}

/**
 * Writes the counts after a cleanup.
 *
 * @param siteDir Absolute path.
 * @param found The current findings of the checks.
 */
export function lowerAllowedFindings(
  siteDir: string,
  found: Readonly<Record<keyof AllowedFindings, readonly ProblemFile[]>>,
): AllowedFindings {
  const allowed = readAllowedFindings(siteDir);
  const lowered: AllowedFindings = {
    emptySections: lowerCounts(allowed.emptySections ?? {}, found.emptySections),
    words: lowerCounts(allowed.words ?? {}, found.words),
  };
  writeFileSync(path.join(siteDir, ALLOWED_FINDINGS), `${JSON.stringify(lowered, null, 2)}\n`);
  return lowered;
}
