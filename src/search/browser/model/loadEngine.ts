import { createPromiseCache, fetchJson } from '@site/src/base/browser/lazy';
import { createSearchEngine, type SearchEngine } from '@site/src/search/shared/engine';
import type { SearchManifest, SearchVersion } from '@site/src/search/shared/manifest';
import { createSearchIndexInSlices } from '@site/src/search/shared/searchIndex';
import { decodeRecords } from '@site/src/search/shared/wire';

const engines = createPromiseCache<SearchEngine>();

let isUrgent = false;

/** From now on, indexes are built without waiting for idle time, because a reader searches. */
export function hurry(): void {
  isUrgent = true;
}

/** How long a busy browser can delay a slice of the work, in ms. */
const LONGEST_PAUSE_MS = 500;

/** Lets the page respond between two slices of the work. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (isUrgent || typeof requestIdleCallback === 'undefined') {
      setTimeout(resolve);
    } else {
      requestIdleCallback(() => resolve(), { timeout: LONGEST_PAUSE_MS });
    }
  });
}

/**
 * Loads the search engine for a version. The index is downloaded and built once, or again after a
 * failure: in idle time, or faster after `hurry`.
 *
 * @param resolve Makes a path below the base URL absolute.
 * @throws (rejects) if the file can't be loaded or has another format
 */
export function loadEngine(
  version: SearchVersion,
  resolve: (path: string) => string,
): Promise<SearchEngine> {
  return engines(version.file, async () => {
    const { records, file } = decodeRecords(await download(version, resolve));
    return createSearchEngine(await createSearchIndexInSlices(records, pause), file.synonyms);
  });
}

async function download(
  version: SearchVersion,
  resolve: (path: string) => string,
): Promise<unknown> {
  try {
    return await fetchJson(resolve(version.file));
  } catch (error) {
    // A deployment while this page was open renamed the file.
    const renamed = await findRenamed(version, resolve).catch(() => undefined);
    if (renamed && renamed.file !== version.file) {
      return fetchJson(resolve(renamed.file), { cache: 'no-cache' });
    }
    throw error;
  }
}

async function findRenamed(
  { version }: SearchVersion,
  resolve: (path: string) => string,
): Promise<SearchVersion | undefined> {
  const manifest = await fetchJson<SearchManifest>(resolve('search.json'), { cache: 'no-cache' });
  return manifest.versions.find((other) => other.version === version);
}
