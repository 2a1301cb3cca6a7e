/**
 * Products that a reader keeps for reading without a network: each in a cache of its own, with all
 * that its pages need, so that no limit and no other page takes anything away from it.
 */
import { pageKey } from './requestKind.js';

const PREFIX = 'docs-kept-';

/** So many files at a time. */
const PARALLEL = 6;

/**
 * @param {string} list file below the base URL that says what a product needs (`OfflineList`), e.g.
 *   `offline-x-charts.json`; it stands for the product here
 */
export const cacheName = (list) => PREFIX + list;

/** Lists of the products that are kept, or were begun. */
export async function keptLists() {
  const names = await caches.keys();
  return names.flatMap((name) => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : []));
}

/**
 * Loads what the product needs and is not there yet, and removes what it needs no more. Called
 * again, it goes on where it was interrupted. The product's cache has its list when everything else
 * is there; while the list is the same, nothing is loaded.
 *
 * @param {string} scope base address
 * @param {string} list
 * @param {{ onProgress: (done: number, total: number) => void, signal: AbortSignal }} options
 *   `onProgress` is told the files so far
 * @throws when a file could not be loaded, the browser has no room for it, or `signal` stopped it
 */
export async function keepProduct(scope, list, { onProgress, signal }) {
  const listUrl = scope + list;
  const answer = await load(listUrl, signal);
  const text = await answer.clone().text();
  const cache = await caches.open(cacheName(list));
  const known = await cache.match(listUrl);
  if (known && (await known.text()) === text) {
    return;
  }
  const { assets, pages } = JSON.parse(text);
  const addresses = (await cache.keys()).map(({ url }) => url);
  const there = new Set(addresses);
  const assetUrls = assets.map((asset) => scope + asset);
  const pageUrls = pages.map((page) => pageKey(scope + page));
  // Pages last, and always anew: one that is there has all its files.
  const missing = [...assetUrls.filter((url) => !there.has(url)), ...pageUrls];
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
  await cache.put(listUrl, answer);
}

async function load(url, signal) {
  const response = await fetch(url, { cache: 'no-cache', signal });
  if (response.status !== 200) {
    throw new Error(`${url} answered ${response.status}.`);
  }
  return response;
}

/** A page or file of a product that is kept. */
export async function matchKept(url) {
  for (const list of await keptLists()) {
    const cache = await caches.open(cacheName(list));
    const found = await cache.match(url, { ignoreVary: true });
    if (found) {
      return found;
    }
  }
  return undefined;
}
