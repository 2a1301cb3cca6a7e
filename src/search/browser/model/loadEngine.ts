import { createPromiseCache } from '@site/src/base/shared/createPromiseCache';
import type { SearchOptions, SearchOutcome } from '@site/src/search/shared/engine';
import type { SearchVersion } from '@site/src/search/shared/manifest';
import { startWorker, WorkerError, type AskWorker } from '../worker/startWorker';

/** The search in the index of a version. */
export interface RemoteEngine {
  search(query: string, options?: SearchOptions): Promise<SearchOutcome>;
}

type Resolve = (path: string) => string;

const engines = createPromiseCache<RemoteEngine>();
let askWorker: AskWorker | undefined;

/**
 * Loads the search engine for a version in a worker, once, or again after a failure. Where workers
 * don't run, it loads in the page.
 *
 * @param resolve Makes a path below the base URL absolute.
 * @throws (rejects) if the index can't be loaded or has another format
 */
export function loadEngine(version: SearchVersion, resolve: Resolve): Promise<RemoteEngine> {
  return engines(version.file, async () => {
    const ask = (askWorker ??= tryWorker());
    const base = new URL('.', new URL(resolve('search.json'), document.baseURI)).href;
    const inPage = async (query: string, options?: SearchOptions) => {
      const { openEngine } = await import('./openEngine');
      return (await openEngine(version, resolve)).search(query, options);
    };
    const search: RemoteEngine['search'] = async (query, options) => {
      try {
        return await ask({ version, base, query, options });
      } catch (error) {
        if (error instanceof WorkerError) {
          return inPage(query, options);
        }
        throw error;
      }
    };
    // Downloads and builds the index.
    await search('');
    return { search };
  });
}

function tryWorker(): AskWorker {
  try {
    return startWorker();
  } catch {
    return () => Promise.reject(new WorkerError());
  }
}
