import { createSearchEngine, type SearchEngine } from '@site/src/shared/search/engine';
import type { SearchManifest, SearchVersion } from '@site/src/shared/search/manifest';
import { createSearchIndexInSlices } from '@site/src/shared/search/searchIndex';
import { decodeRecords } from '@site/src/shared/search/wire';

const engines = new Map<string, Promise<SearchEngine>>();

/**
 * Loads the search engine for a version. The index is downloaded and parsed once, or again after a
 * failure.
 *
 * @param resolve Makes a path below the base URL absolute.
 * @throws (rejects) if the file can't be loaded or has another format
 */
export function loadEngine(
  version: SearchVersion,
  resolve: (path: string) => string,
): Promise<SearchEngine> {
  const known = engines.get(version.file);
  if (known) {
    return known;
  }
  const engine = download(version, resolve).then(async (value) => {
    const { records, file } = decodeRecords(value);
    return createSearchEngine(await createSearchIndexInSlices(records), file.synonyms);
  });
  engines.set(version.file, engine);
  engine.catch(() => engines.delete(version.file));
  return engine;
}

async function download(
  version: SearchVersion,
  resolve: (path: string) => string,
): Promise<unknown> {
  const response = await fetch(resolve(version.file));
  if (response.ok) {
    return response.json();
  }
  // A deployment while this page was open renamed the file.
  const renamed = await findRenamed(version, resolve).catch(() => undefined);
  if (renamed && renamed.file !== version.file) {
    return readJson(resolve(renamed.file));
  }
  throw failure(resolve(version.file), response.status);
}

async function findRenamed(
  { version }: SearchVersion,
  resolve: (path: string) => string,
): Promise<SearchVersion | undefined> {
  const { versions } = (await readJson(resolve('search.json'))) as SearchManifest;
  return versions.find((other) => other.version === version);
}

async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) {
    throw failure(url, response.status);
  }
  return response.json();
}

function failure(url: string, status: number): Error {
  return new Error(`The search index ${url} answered ${status}, expected 200.`);
}
