/** Files with content hashes never change. */
const IMMUTABLE = /^(assets|fonts|search)\//;

/** Data that pages fetch at runtime. */
const DATA = /^[\w-]+\.json$/;

/**
 * How the worker responds to a request:
 *
 * - `asset`: from the cache, or from the network and into the cache
 * - `page`, `data`: from the network and into the cache, or from the cache
 * - `other`: not at all
 *
 * @param {{ url: string, method: string, mode: string }} request
 * @param {string} scope the URL that the worker is responsible for
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
 * The cache key of a page, without query and hash, which don't affect the response.
 *
 * @param {string} url
 */
export function pageKey(url) {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/**
 * The oldest entries that exceed `limit`.
 *
 * @template Entry
 * @param {readonly Entry[]} entries oldest first
 * @param {number} limit
 */
export function oldestBeyond(entries, limit) {
  return entries.slice(0, Math.max(0, entries.length - limit));
}
