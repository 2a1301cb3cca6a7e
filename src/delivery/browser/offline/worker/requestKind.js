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

/** The content types of files that browsers accept, by extension. Others are never HTML. */
const TYPES = { css: /^text\/css$/, js: /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/ };

/** Whether a content type is one of a file with this extension. */
function isTypeOf(extension, type) {
  return Object.hasOwn(TYPES, extension) ? TYPES[extension].test(type) : type !== 'text/html';
}

/**
 * Whether a response contains what its address promises. Hosts of single-page applications and the
 * sign-in pages of networks answer every request with 200 and HTML, which must not be kept under the
 * name of a script.
 *
 * @param {string} url
 * @param {string | null} contentType the header of the response
 */
export function isExpectedType(url, contentType) {
  const type = (contentType ?? '').split(';')[0].trim().toLowerCase();
  const name = new URL(url).pathname.split('/').at(-1);
  const extension = /\.(\w+)$/.exec(name)?.[1].toLowerCase();
  return extension === undefined || extension === 'html'
    ? type === 'text/html'
    : isTypeOf(extension, type);
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
