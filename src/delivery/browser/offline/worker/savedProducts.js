/**
 * Products that a reader saved for offline reading. Each has a separate cache with everything that
 * its pages need, so that the limit of visited pages doesn't affect it.
 */
import { isExpectedType, pageKey } from './requestKind.js';

const PREFIX = 'docs-saved-';

/** The number of parallel requests. */
const PARALLEL = 6;

/**
 * @param {string} list the file below the base URL that lists what a product needs (`OfflineList`),
 * such as `offline-x-charts.json`; it identifies the product
 */
export const cacheName = (list) => PREFIX + list;

/** The lists of products that are saved or incomplete. */
export async function savedLists() {
  const names = await caches.keys();
  return names.flatMap((name) => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : []));
}

/**
 * Downloads what the product needs and removes what it no longer needs. If it was interrupted,
 * another call continues. The list itself is cached last; while it is unchanged, nothing is
 * downloaded.
 *
 * @param {string} scope base URL
 * @param {string} list
 * @param {{ onProgress: (done: number, total: number) => void, signal: AbortSignal }} options
 * `onProgress` receives the number of files so far
 * @throws if a file could not be loaded, the browser has no space for it, or `signal` aborted
 */
export async function saveProduct(scope, list, { onProgress, signal }) {
  const listUrl = scope + list;
  const response = await load(listUrl, signal);
  const text = await response.clone().text();
  const cache = await caches.open(cacheName(list));
  const known = await cache.match(listUrl);
  if (known && (await known.text()) === text) {
    return;
  }
  const { assets, pages } = JSON.parse(text);
  const addresses = (await cache.keys()).map(({ url }) => url);
  const cached = new Set(addresses);
  const assetUrls = assets.map((asset) => scope + asset);
  const pageUrls = pages.map((page) => pageKey(scope + page));
  // Pages come last and are always fetched again, so that a cached page has all of its files.
  const missing = [...assetUrls.filter((url) => !cached.has(url)), ...pageUrls];
  for (let done = 0; done < missing.length; done += PARALLEL) {
    onProgress(done, missing.length);
    await Promise.all(
      missing
        .slice(done, done + PARALLEL)
        .map(async (url) => cache.put(url, await load(url, signal))),
    );
  }
  const needed = new Set([...assetUrls, ...pageUrls]);
  await Promise.all(addresses.filter((url) => !needed.has(url)).map((url) => cache.delete(url)));
  await cache.put(listUrl, response);
}

/**
 * Frees the space of a product that could not be saved. One that was saved before stays: its update
 * replaces pages after their files have arrived, so an interrupted one leaves it complete.
 *
 * @param {string} scope base URL
 * @param {string} list
 */
export async function discardIncomplete(scope, list) {
  const cache = await caches.open(cacheName(list));
  if ((await cache.match(scope + list)) === undefined) {
    await caches.delete(cacheName(list));
  }
}

async function load(url, signal) {
  const response = await fetch(url, { cache: 'no-cache', signal });
  if (response.status !== 200) {
    throw new Error(`${url} returned ${response.status}, expected 200.`);
  }
  const type = response.headers.get('content-type');
  if (!isExpectedType(url, type)) {
    throw new Error(`${url} returned ${type}, which is not the type of such a file.`);
  }
  return response;
}

/** A page or file of a saved product. */
export async function matchSaved(url) {
  for (const list of await savedLists()) {
    const cache = await caches.open(cacheName(list));
    const found = await cache.match(url, { ignoreVary: true });
    if (found) {
      return found;
    }
  }
  return undefined;
}
