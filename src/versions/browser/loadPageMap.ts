import { createPromiseCache } from '@site/src/base/shared/createPromiseCache';
import { fetchJson } from '@site/src/base/shared/fetchJson';
import { PAGE_MAP_FILE, type PageMap } from '@site/src/publish/shared/pageMap';
import { addressIn, type Major, type VersionTopology } from '@site/src/versions/shared/versions';

/** A slower host counts as unavailable. The menu then links to its front page. */
const TIMEOUT_MS = 4000;

const pageMaps = createPromiseCache<PageMap>();

/**
 * Loads the list of pages of a major, from this host or its own. Fetched once per visit, or again
 * after a failure.
 *
 * @throws if the build has no place for the major, its host has no list, or doesn't respond
 */
export function loadPageMap(topology: VersionTopology, major: Major): Promise<PageMap> {
  if (topology.published?.includes(major)) {
    return Promise.reject(new Error(`The published site of ${major} has no list of its pages.`));
  }
  const url = addressIn(topology, major, `/x/${PAGE_MAP_FILE}`);
  if (url === undefined) {
    return Promise.reject(new Error(`This site does not know where ${major} is.`));
  }
  return pageMaps(url, () => fetchJson(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }));
}
