/**
 * What the service worker does in addition to Docusaurus's part, which caches the shell.
 * JavaScript, because the plugin bundles it without a TypeScript loader.
 *
 * @param {{ offlineMode: boolean }} params
 */
import { cacheName, keepProduct, keptLists, matchKept } from './keptProducts.js';
import { pageKey, requestKind, surplus } from './requestKind.js';

const PAGES = 'docs-pages';
const ASSETS = 'docs-assets';
const LIMITS = { [PAGES]: 200, [ASSETS]: 1200 };

/** How long to wait for the network before serving a cached page, in ms. */
const SLOW_NETWORK_MS = 4000;

async function keep(name, key, response) {
  const cache = await caches.open(name);
  // Moves the entry to the end, because entries are ordered by insertion.
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(surplus(keys, LIMITS[name]).map((old) => cache.delete(old)));
}

/** Whether a response can be cached: complete, from this host, and not redirected. */
function isKeepable(response) {
  return response.status === 200 && response.type === 'basic' && !response.redirected;
}

async function answerAsset(event) {
  const known = await caches.match(event.request, { ignoreVary: true });
  if (known) {
    return known;
  }
  const response = await fetch(event.request);
  if (isKeepable(response)) {
    event.waitUntil(keep(ASSETS, event.request.url, response.clone()));
  }
  return response;
}

async function answerFresh(event, fallback) {
  const key = pageKey(event.request.url);
  const network = fetch(event.request).then((response) => {
    if (isKeepable(response)) {
      event.waitUntil(keep(PAGES, key, response.clone()));
    }
    return response;
  });
  const cache = await caches.open(PAGES);
  const known = (await cache.match(key, { ignoreVary: true })) ?? (await matchKept(key));
  if (known) {
    const slow = new Promise((resolve) => setTimeout(resolve, SLOW_NETWORK_MS, known));
    return Promise.race([network, slow]).catch(() => known);
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
async function keepVisit({ page, assets = [] }) {
  const scope = self.registration.scope;
  const missing = [];
  for (const url of assets) {
    const isAsset = requestKind({ url, method: 'GET', mode: 'cors' }, scope) === 'asset';
    if (isAsset && !(await caches.match(url, { ignoreVary: true }))) {
      missing.push(url);
    }
  }
  await Promise.all([
    ...missing.map((url) => fetchAndKeep(ASSETS, url, url)),
    ...(page && requestKind({ url: page, method: 'GET', mode: 'navigate' }, scope) === 'page'
      ? [fetchAndKeep(PAGES, pageKey(page), page)]
      : []),
  ]);
}

async function fetchAndKeep(name, key, url) {
  const response = await fetch(url).catch(() => null);
  if (response && isKeepable(response)) {
    await keep(name, key, response);
  }
}

/** Reports the progress of a product to all open pages. */
async function tell(message) {
  const pages = await self.clients.matchAll({ type: 'window' });
  pages.forEach((page) => page.postMessage({ type: 'KEPT_PRODUCT', ...message }));
}

/** Current downloads, by list, to avoid duplicates and to abort them. */
const loading = new Map();

async function keepNow(list, { signal }) {
  try {
    const onProgress = (done, total) => tell({ list, status: 'loading', done, total });
    await keepProduct(self.registration.scope, list, { onProgress, signal });
    await tell({ list, status: 'kept' });
  } catch (error) {
    const isFull = error?.name === 'QuotaExceededError';
    if (isFull) {
      await caches.delete(cacheName(list));
    }
    if (!signal.aborted) {
      await tell({ list, status: isFull ? 'full' : 'failed' });
    }
  }
}

function keepAndTell(list) {
  const running = loading.get(list);
  if (running) {
    return running.end;
  }
  const abort = new AbortController();
  const end = keepNow(list, abort).finally(() => loading.delete(list));
  loading.set(list, { abort, end });
  return end;
}

async function refreshKept() {
  for (const list of await keptLists()) {
    await keepAndTell(list);
  }
}

async function dropProduct(list) {
  const running = loading.get(list);
  running?.abort.abort();
  await running?.end;
  await caches.delete(cacheName(list));
  await tell({ list, status: 'none' });
}

/** The requests that pages can send, by message type. */
const REQUESTS = {
  VISITED: keepVisit,
  KEEP_PRODUCT: ({ list }) => keepAndTell(list),
  DROP_PRODUCT: ({ list }) => dropProduct(list),
  REFRESH_KEPT: refreshKept,
};

export default function serveOffline() {
  const fallback = `${self.registration.scope}offline.html`;

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
    event.respondWith(kind === 'asset' ? answerAsset(event) : answerFresh(event, page));
  });

  self.addEventListener('message', (event) => {
    const answer = REQUESTS[event.data?.type];
    if (answer) {
      event.waitUntil(answer(event.data));
    }
  });
}
