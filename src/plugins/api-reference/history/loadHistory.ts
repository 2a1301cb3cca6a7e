import fs from 'node:fs';
import path from 'node:path';
import type { ApiModel } from '../../../shared/apiModel';
import { cacheFile, extractMajors, loadApiModel } from '../cache';
import { CURRENT_MAJOR } from '../../../shared/versions';
import { installedName, readApiSources } from '../sources';

/** Majors before the current one, newest first, as far as package.json asks for their packages. */
export function installedMajors(siteDir: string): string[] {
  const manifest = fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8');
  const current = Number(CURRENT_MAJOR.slice(1));
  return Array.from({ length: current - 1 }, (_, index) => `v${current - 1 - index}`).filter(
    (major) => manifest.includes(`"${installedName('@mui/x-data-grid', major)}"`),
  );
}

/** Where the models of all majors are kept: the history changes when one of these names does. */
export function historyFiles(siteDir: string): string[] {
  return [CURRENT_MAJOR, ...installedMajors(siteDir)].map((major) =>
    cacheFile(readApiSources(siteDir, major)),
  );
}

/**
 * Deals majors out to two processes, one for each of the processors that a small machine has: big
 * ones first, to and fro, so that both get about the same.
 */
export function dealOut(majors: readonly string[]): string[][] {
  const hands: [string[], string[]] = [[], []];
  majors.forEach((major, index) => hands[index % 4 === 1 || index % 4 === 2 ? 1 : 0].push(major));
  return hands.filter((hand) => hand.length > 0);
}

/** The models of all majors, newest first. Those that are not in the cache are extracted. */
export async function loadHistory(siteDir: string): Promise<ApiModel[]> {
  const majors = [CURRENT_MAJOR, ...installedMajors(siteDir)];
  const missing = majors.filter(
    (major) => !fs.existsSync(cacheFile(readApiSources(siteDir, major))),
  );
  await Promise.all(dealOut(missing).map((hand) => extractMajors(siteDir, hand)));
  return Promise.all(majors.map((major) => loadApiModel(siteDir, major)));
}
