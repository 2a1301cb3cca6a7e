/**
 * What the service worker does in addition to Docusaurus's part, which caches the shell.
 * JavaScript, because the plugin bundles it without a TypeScript loader.
 *
 * @param {{ offlineMode: boolean }} params
 */
import { isOwnCache } from './ownCaches.js';
import {
  cacheName,
  discardIncomplete,
  matchSaved,
  savedLists,
  saveProduct,
} from './savedProducts.js';
import { isExpectedType, pageKey, requestKind, oldestBeyond } from './requestKind.js';

const PAGES = 'docs-pages';
const ASSETS = 'docs-assets';
const LIMITS = { [PAGES]: 200, [ASSETS]: 1200 };

/** How long to wait for the network before serving a cached page, in ms. */
const SLOW_NETWORK_MS = 4000;

async function addToCache(name, key, response) {
  const cache = await caches.open(name);
  // Entries are ordered by insertion, and this one moves to the end.
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(oldestBeyond(keys, LIMITS[name]).map((old) => cache.delete(old)));
}

/** Whether a response has the type of its file or page. */
function isExpected({ url }, response) {
  return isExpectedType(url, response.headers.get('content-type'));
}

/** Whether a response can be cached: complete, from this host, not redirected, and of its type. */
function isCacheable(request, response) {
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    !response.redirected &&
    isExpected(request, response)
  );
}

/** Removes a file from every cache of this site, also from that of the shell. */
async function forget({ url }) {
  const names = await caches.keys();
  const own = names.filter((name) => isOwnCache(name, self.registration.scope));
  await Promise.all(
    own.map(async (name) => (await caches.open(name)).delete(url, { ignoreVary: true })),
  );
}

async function respondWithAsset(event) {
  const { request } = event;
  const known = await caches.match(request, { ignoreVary: true });
  // A page asks again for a script that it could not run.
  const isWrong = request.cache === 'reload' || (known && !isExpected(request, known));
  if (known && !isWrong) {
    return known;
  }
  if (isWrong) {
    await forget(request);
  }
  const response = await fetchAsset(request);
  if (isCacheable(request, response)) {
    event.waitUntil(addToCache(ASSETS, request.url, response.clone()));
  }
  return response;
}

/** A wrong answer can come from the browser's own cache, so the host is asked once more. */
async function fetchAsset(request) {
  const response = await fetch(request);
  return isCacheable(request, response)
    ? response
    : fetch(request.url, { cache: 'reload' }).catch(() => response);
}

async function respondFresh(event, fallback) {
  const key = pageKey(event.request.url);
  const network = fetch(event.request).then((response) => {
    if (isCacheable(event.request, response)) {
      event.waitUntil(addToCache(PAGES, key, response.clone()));
    }
    return response;
  });
  const cache = await caches.open(PAGES);
  const known = (await cache.match(key, { ignoreVary: true })) ?? (await matchSaved(key));
  if (known) {
    const slow = new Promise((resolve) => setTimeout(resolve, SLOW_NETWORK_MS, known));
    const answer = network.then((response) => (response.status >= 500 ? known : response));
    return Promise.race([answer, slow]).catch(() => known);
  }
  return network.catch(async (error) => {
    const page = fallback && (await caches.match(fallback, { ignoreSearch: true }));
    if (page) {
      return page;
    }
    throw error;
  });
}

/**
 * Caches a page that the reader opened without a page load, and what it had loaded before the
 * worker existed.
 */
async function cacheVisit({ page, assets = [] }) {
  const scope = self.registration.scope;
  const missing = [];
  for (const url of assets) {
    const isAsset = requestKind({ url, method: 'GET', mode: 'cors' }, scope) === 'asset';
    if (isAsset && !(await caches.match(url, { ignoreVary: true }))) {
      missing.push(url);
    }
  }
  await Promise.all([
    ...missing.map((url) => fetchAndCache(ASSETS, url, url)),
    ...(page && requestKind({ url: page, method: 'GET', mode: 'navigate' }, scope) === 'page'
      ? [fetchAndCache(PAGES, pageKey(page), page)]
      : []),
  ]);
}

async function fetchAndCache(name, key, url) {
  const response = await fetch(url).catch(() => null);
  if (response && isCacheable({ url }, response)) {
    await addToCache(name, key, response);
  }
}

/** Reports the progress of a product to all open pages. */
async function report(message) {
  const pages = await self.clients.matchAll({ type: 'window' });
  pages.forEach((page) => page.postMessage({ type: 'PRODUCT_STATUS', ...message }));
}

/** Current downloads, by list, to avoid duplicates and to abort them. */
const loading = new Map();

async function downloadProduct(list, { signal }) {
  try {
    const onProgress = (done, total) => report({ list, status: 'loading', done, total });
    await saveProduct(self.registration.scope, list, { onProgress, signal });
    await report({ list, status: 'saved' });
  } catch (error) {
    const isFull = error?.name === 'QuotaExceededError';
    if (isFull) {
      await discardIncomplete(self.registration.scope, list);
    }
    if (!signal.aborted) {
      await report({ list, status: isFull ? 'full' : 'failed' });
    }
  }
}

function saveAndReport(list) {
  const running = loading.get(list);
  if (running) {
    return running.end;
  }
  const abort = new AbortController();
  const end = downloadProduct(list, abort).finally(() => loading.delete(list));
  loading.set(list, { abort, end });
  return end;
}

async function refreshProducts() {
  for (const list of await savedLists()) {
    // The reader can have removed it meanwhile.
    if ((await savedLists()).includes(list)) {
      await saveAndReport(list);
    }
  }
}

async function removeProduct(list) {
  const running = loading.get(list);
  running?.abort.abort();
  await running?.end;
  await caches.delete(cacheName(list));
  await report({ list, status: 'none' });
}

/** The requests that pages can send, by message type. */
const REQUESTS = {
  VISITED: cacheVisit,
  SAVE_PRODUCT: ({ list }) => saveAndReport(list),
  REMOVE_PRODUCT: ({ list }) => removeProduct(list),
  REFRESH_PRODUCTS: refreshProducts,
};

export default function serveOffline() {
  const fallback = `${self.registration.scope}offline.html`;

  // Browsers still wait until the previous worker is idle, which can take half a minute.
  self.addEventListener('install', () => self.skipWaiting());

  self.addEventListener('activate', (event) => {
    // Pages of the previous deployment refer to files that the shell no longer contains.
    event.waitUntil(caches.delete(PAGES).then(() => self.clients.claim()));
  });

  self.addEventListener('fetch', (event) => {
    const kind = requestKind(event.request, self.registration.scope);
    if (kind === 'other') {
      return;
    }
    // Otherwise, the plugin's listener would respond a second time.
    event.stopImmediatePropagation();
    const page = kind === 'page' ? fallback : undefined;
    event.respondWith(kind === 'asset' ? respondWithAsset(event) : respondFresh(event, page));
  });

  self.addEventListener('message', (event) => {
    const { type } = event.data ?? {};
    const handle = Object.hasOwn(REQUESTS, type) ? REQUESTS[type] : undefined;
    if (handle) {
      event.waitUntil(handle(event.data));
    }
  });
}
