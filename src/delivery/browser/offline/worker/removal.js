/**
 * The worker of a build with `OFFLINE=remove`. It replaces the previous one, deletes the caches of
 * this site, and unregisters itself. Open pages go on without a worker: they reload as after every
 * deployment, when that discards nothing (`registerWorker`).
 */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(remove());
});

/** The same as in `ownCaches.js`, because this file is published as it is. */
function isOwnCache(name) {
  return (
    /^docs-(?:pages$|assets$|saved-)/.test(name) ||
    (name.startsWith('workbox-') && name.endsWith(`-${self.registration.scope}`))
  );
}

async function remove() {
  const names = await caches.keys();
  await Promise.all(names.filter(isOwnCache).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
