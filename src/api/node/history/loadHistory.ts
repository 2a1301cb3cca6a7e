import fs from 'node:fs';
import path from 'node:path';
import { CURRENT_MAJOR, MAJORS, type Major } from '../../../versions/shared/versions';
import { hashOf } from '../../../base/node/cache';
import { cacheFile, loadApiModel } from '../cache';
import { releasesFile } from '../releases/lookup';
import { readApiSources } from '../sources';
import { apiFacts, type ApiFacts } from './apiFacts';
import { CHANGES_DIR, readChangeSteps } from '../changes';
import { parseFacts } from './factsFile';

/** The majors before the current one, newest first. */
export const OLDER_MAJORS: readonly Major[] = MAJORS.filter((major) => major !== CURRENT_MAJOR);

/** The file with the facts of an older major. */
export function factsFile(major: Major): string {
  return `data/api/facts/${major}.json`;
}

/** The contents of the files from which the history is created. */
export function historyInputs(siteDir: string): string[] {
  const changes = fs.readdirSync(path.join(siteDir, CHANGES_DIR));
  const files = [
    ...OLDER_MAJORS.map(factsFile),
    ...MAJORS.map(releasesFile).filter((file) => fs.existsSync(path.join(siteDir, file))),
    ...changes.map((name) => path.posix.join(CHANGES_DIR, name)),
  ];
  const kept = files.map((file) => hashOf([fs.readFileSync(path.join(siteDir, file))]));
  return [cacheFile(readApiSources(siteDir)), ...kept];
}

/**
 * The facts of all majors, newest first: the current one's from its packages, those of older ones
 * from the repository, because their packages need not be installed.
 */
export async function loadHistory(siteDir: string): Promise<ApiFacts[]> {
  const older = OLDER_MAJORS.map((major) =>
    parseFacts(fs.readFileSync(path.join(siteDir, factsFile(major)), 'utf8')),
  );
  const majors = [apiFacts(await loadApiModel(siteDir)), ...older];
  for (const { product, records, to } of readChangeSteps(siteDir)) {
    const facts = majors.find(({ major }) => major === to)?.products[product];
    if (facts) {
      facts.written = [...(facts.written ?? []), ...records];
    }
  }
  return majors;
}
