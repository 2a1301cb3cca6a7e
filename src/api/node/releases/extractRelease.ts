import fs from 'node:fs';
import { readJson } from '../../../base/node';
import type { ApiModel } from '../../shared/apiModel';
import { CURRENT_MAJOR } from '../../../versions/shared/versions';
import { cacheFile, documentedIn, writeCache } from '../cache';
import { extractApi } from '../extract/extract';
import type { ApiSources } from '../sources';
import type { ExtractedRelease } from './releaseFacts';

/** The model of packages: from the cache, or extracted. It takes seconds and half a gigabyte. */
function modelOf(sources: ApiSources): ApiModel {
  const file = cacheFile(sources);
  if (!fs.existsSync(file)) {
    writeCache(file, extractApi(sources, documentedIn(CURRENT_MAJOR)));
  }
  return readJson<ApiModel>(file);
}

/** Extracts a release with the names that the current major documents. */
export function extractRelease(sources: ApiSources, release = sources.major): ExtractedRelease {
  const folders: ExtractedRelease['folders'] = {};
  for (const { dir, product } of sources.packages) {
    folders[product] = [...(folders[product] ?? []), dir];
  }
  return { release, model: modelOf(sources), folders };
}
