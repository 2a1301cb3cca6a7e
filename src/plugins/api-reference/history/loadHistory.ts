import fs from 'node:fs';
import path from 'node:path';
import type { ApiModel } from '../../../shared/apiModel';
import { cacheFile, loadApiModel } from '../cache';
import { CURRENT_MAJOR, installedName, readApiSources } from '../sources';

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
 * The models of all majors, newest first. Those that are not in the cache are extracted two at a
 * time: each keeps a processor busy.
 */
export async function loadHistory(siteDir: string): Promise<ApiModel[]> {
  const majors = [CURRENT_MAJOR, ...installedMajors(siteDir)];
  const models = new Map<string, ApiModel>();
  const queue = [...majors];
  const work = async () => {
    for (let major = queue.shift(); major !== undefined; major = queue.shift()) {
      models.set(major, await loadApiModel(siteDir, major));
    }
  };
  await Promise.all([work(), work()]);
  return majors.flatMap((major) => models.get(major) ?? []);
}
