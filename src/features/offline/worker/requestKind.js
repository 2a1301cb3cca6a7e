/** Files whose name changes with their content: what was loaded once is right for good. */
const IMMUTABLE = /^(assets|fonts|search)\//;

/** Data that pages read while they run. */
const DATA = /^[\w-]+\.json$/;

/**
 * How the worker answers a request.
 *
 * - `asset`: from the cache, else from the network and into the cache
 * - `page`, `data`: from the network and into the cache, else from the cache
 * - `other`: not at all
 *
 * @param {{ url: string, method: string, mode: string }} request
 * @param {string} scope address that the worker is responsible for
 * @returns {'asset' | 'page' | 'data' | 'other'}
 */
export function requestKind({ url, method, mode }, scope) {
  if (method !== 'GET' || !url.startsWith(scope)) {
    return 'other';
  }
  const [below] = url.slice(scope.length).split(/[?#]/);
  if (IMMUTABLE.test(below)) {
    return 'asset';
  }
  if (mode === 'navigate' || below === '' || below.endsWith('/')) {
    return 'page';
  }
  return DATA.test(below) ? 'data' : 'other';
}

/**
 * The key of a page in the cache: without query and hash, which choose nothing on the server.
 *
 * @param {string} url
 */
export function pageKey(url) {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/**
 * The oldest entries that have to go so that no more than `limit` stay.
 *
 * @template Entry
 * @param {readonly Entry[]} entries oldest first
 * @param {number} limit
 */
export function surplus(entries, limit) {
  return entries.slice(0, Math.max(0, entries.length - limit));
}
