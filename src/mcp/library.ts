import { createSearchEngine, type SearchEngine } from '../shared/search/engine';
import type { SearchManifest, SearchVersion } from '../shared/search/manifest';
import { createSearchIndex } from '../shared/search/searchIndex';
import { decodeRecords } from '../shared/search/wire';
import { PAGE_CATALOG_FILE, type CatalogPage, type PageCatalog } from '../shared/pageCatalog';
import type { Source } from './source';

/** The documentation as the tools see it. Everything is read on demand and cached. */
export interface Library {
  readonly versions: () => Promise<readonly SearchVersion[]>;
  readonly pages: () => Promise<readonly CatalogPage[]>;
  readonly engine: (version: SearchVersion) => Promise<SearchEngine>;
  /** Reads a file that a page refers to. */
  readonly read: (file: string) => Promise<string>;
}

/** Caches the result of a promise. A failure isn't cached, so that the next call retries. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | undefined;
  return () => {
    known ??= load().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

export function createLibrary(source: Source): Library {
  async function readJson<Value>(file: string): Promise<Value> {
    try {
      return JSON.parse(await source.read(file)) as Value;
    } catch (error) {
      throw new Error(
        `${file} of ${source.location} cannot be read: ${(error as Error).message} ` +
          'Expected a build of the site: run `npm run build`, or name one with --source.',
        { cause: error },
      );
    }
  }

  const engines = new Map<string, () => Promise<SearchEngine>>();
  return {
    versions: once(async () => (await readJson<SearchManifest>('search.json')).versions),
    pages: once(async () => (await readJson<PageCatalog>(PAGE_CATALOG_FILE)).pages),
    engine({ file }) {
      const load =
        engines.get(file) ??
        once(async () => {
          const { records, file: index } = decodeRecords(await readJson<unknown>(file));
          return createSearchEngine(createSearchIndex(records), index.synonyms);
        });
      engines.set(file, load);
      return load();
    },
    read: (file) => source.read(file),
  };
}
