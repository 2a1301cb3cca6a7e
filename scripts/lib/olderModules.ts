import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentRoot, documentedMajors } from '../../src/versions/node';
import { CURRENT_MAJOR } from '../../src/versions/shared/versions';

/** The modules of older majors that differ from those of the current one, with reasons. */
const DIFFERENT_MODULES = 'data/different-modules.json';

/** A module of an older major that started as a copy of one in the current major. */
export interface ModuleCopy {
  /** The path in the current major, from the root of the site. */
  readonly current: string;
  /** The path in the older major. */
  readonly copy: string;
  readonly isSame: boolean;
}

/** The modules of demos, such as their data, that both the current and an older major have. */
export function listModuleCopies(siteDir: string): ModuleCopy[] {
  return documentedMajors(siteDir)
    .filter((major) => major !== CURRENT_MAJOR)
    .flatMap((major) => {
      const folder = contentRoot(major);
      const files = readdirSync(path.join(siteDir, folder), { encoding: 'utf8', recursive: true });
      return files
        .map((file) => file.split(path.sep).join('/'))
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
        .sort()
        .map((file) => ({ current: `docs/${file}`, copy: `${folder}/${file}` }));
    })
    .filter(({ current }) => existsSync(path.join(siteDir, current)))
    .map(({ current, copy }) => ({
      current,
      copy,
      isSame: readFileSync(path.join(siteDir, current)).equals(
        readFileSync(path.join(siteDir, copy)),
      ),
    }));
}

/**
 * The problems of the copies and of the list of those that differ.
 *
 * @param reasons Why a copy differs, by its path.
 */
export function moduleCopyProblems(
  copies: readonly ModuleCopy[],
  reasons: Readonly<Record<string, string>>,
): string[] {
  const drifted = copies
    .filter(({ copy, isSame }) => !isSame && reasons[copy] === undefined)
    .map(({ current, copy }) => {
      const major = /version-(v\d+)/.exec(copy)?.[1];
      return (
        `${copy} differs from ${current}. Carry the change over with ` +
        `\`npm run port -- ${current} --to ${major}\` (\`--since <commit>\` if it is committed), ` +
        `or add the copy and the reason to ${DIFFERENT_MODULES}.`
      );
    });
  const different = new Set(copies.filter(({ isSame }) => !isSame).map(({ copy }) => copy));
  const unneeded = Object.keys(reasons)
    .filter((copy) => !different.has(copy))
    .map((copy) => `${copy} does not differ: remove it from ${DIFFERENT_MODULES}.`);
  return [...drifted, ...unneeded];
}
