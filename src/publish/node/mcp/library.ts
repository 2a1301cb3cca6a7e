import { createSearchEngine, type SearchEngine } from '../../../search/shared/engine';
import type { SearchVersion } from '../../../search/shared/manifest';
import { createSearchIndex } from '../../../search/shared/searchIndex';
import { decodeRecords } from '../../../search/shared/wire';
import { PAGE_CATALOG_FILE, type CatalogPage } from '../../../content/shared/pageCatalog';
import type { Source } from './source';

/** The documentation as the tools see it. Everything is read on demand and cached. */
export interface Library {
  readonly versions: () => Promise<readonly SearchVersion[]>;
  readonly pages: () => Promise<readonly CatalogPage[]>;
  readonly engine: (version: SearchVersion) => Promise<SearchEngine>;
  /** Reads a file that a page refers to. */
  readonly read: (file: string) => Promise<string>;
}

/** How long the lists of files are trusted, because the site can be deployed anew. */
const MAX_AGE_MS = 5 * 60_000;

/**
 * Caches the result of a promise for a while. A failure isn't cached, so that the next call
 * retries; the source ends requests that hang.
 */
function cached<Value>(load: () => Promise<Value>, maxAge = Infinity): () => Promise<Value> {
  let known: { readonly time: number; readonly value: Promise<Value> } | undefined;
  return () => {
    if (known === undefined || Date.now() - known.time > maxAge) {
      const value = load().catch((error: unknown) => {
        known = undefined;
        throw error;
      });
      known = { time: Date.now(), value };
    }
    return known.value;
  };
}

/** The list in a file of the site, which can be somebody else's. */
function listIn<Item>(value: unknown, key: string): readonly Item[] {
  const list = (value as Readonly<Record<string, unknown>> | null)?.[key];
  if (!Array.isArray(list)) {
    throw new Error(`it has no list "${key}".`);
  }
  return list as readonly Item[];
}

export function createLibrary(source: Source): Library {
  async function readJson<Value>(file: string, parse: (value: unknown) => Value): Promise<Value> {
    try {
      return parse(JSON.parse(await source.read(file)));
    } catch (error) {
      throw new Error(
        `${file} of ${source.location} cannot be read: ${(error as Error).message} ` +
          'Expected a build of the site: run `npm run build`, or name one with --source.',
        { cause: error },
      );
    }
  }

  /** Version → the engine of its newest file. */
  const engines = new Map<string, { file: string; load: () => Promise<SearchEngine> }>();
  return {
    versions: cached(
      () => readJson('search.json', (value) => listIn<SearchVersion>(value, 'versions')),
      MAX_AGE_MS,
    ),
    pages: cached(
      () => readJson(PAGE_CATALOG_FILE, (value) => listIn<CatalogPage>(value, 'pages')),
      MAX_AGE_MS,
    ),
    engine({ version, file }) {
      const known = engines.get(version);
      const load =
        known?.file === file
          ? known.load
          : cached(() =>
              readJson(file, (value) => {
                const { records, file: index } = decodeRecords(value);
                return createSearchEngine(createSearchIndex(records), index.synonyms);
              }),
            );
      engines.set(version, { file, load });
      return load();
    },
    read: (file) => source.read(file),
  };
}
