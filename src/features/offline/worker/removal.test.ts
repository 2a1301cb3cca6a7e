import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

it('deletes the caches, unregisters itself, and reloads open pages', async () => {
  const done: string[] = [];
  const listeners: Record<string, (event: { waitUntil(work: Promise<void>): void }) => void> = {};
  const self = {
    addEventListener: (type: string, listener: (typeof listeners)[string]) => {
      listeners[type] = listener;
    },
    skipWaiting: () => done.push('skip waiting'),
    registration: { unregister: async () => done.push('unregister') },
    clients: {
      matchAll: async () => [{ url: '/x/a/', navigate: async (url: string) => done.push(url) }],
    },
  };
  const caches = {
    keys: async () => ['docs-pages', 'workbox-precache'],
    delete: async (name: string) => done.push(`delete ${name}`),
  };
  const code = fs.readFileSync(path.join(__dirname, 'removal.js'), 'utf8');
  vm.runInNewContext(code, { self, caches, Promise });
  let work: Promise<void> | undefined;
  const event = { waitUntil: (promise: Promise<void>) => void (work = promise) };
  listeners.install?.(event);
  listeners.activate?.(event);
  await work;
  expect(done).toEqual([
    'skip waiting',
    'delete docs-pages',
    'delete workbox-precache',
    'unregister',
    '/x/a/',
  ]);
});
