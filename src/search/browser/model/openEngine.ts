import { createPromiseCache } from '@site/src/base/shared/createPromiseCache';
import { fetchJson } from '@site/src/base/shared/fetchJson';
import { createSearchEngine, type SearchEngine } from '@site/src/search/shared/engine';
import type { SearchManifest, SearchVersion } from '@site/src/search/shared/manifest';
import { createSearchIndex } from '@site/src/search/shared/searchIndex';
import { decodeRecords } from '@site/src/search/shared/wire';

const engines = createPromiseCache<SearchEngine>();

/**
 * Downloads the index of a version and builds it, once, or again after a failure. This takes about a
 * second on a phone, so pages leave it to a worker: see `loadEngine`.
 *
 * @param resolve Makes a path below the base URL absolute.
 * @throws (rejects) if the file can't be loaded or has another format
 */
export function openEngine(
  version: SearchVersion,
  resolve: (path: string) => string,
): Promise<SearchEngine> {
  return engines(version.file, async () => {
    const { records, file } = decodeRecords(await download(version, resolve));
    return createSearchEngine(createSearchIndex(records), file.synonyms);
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
