import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { isOwnCache } from './ownCaches.js';

const SCOPE = 'https://mui.com/x/';
const OWN = [
  'docs-pages',
  'docs-assets',
  'docs-saved-offline-x-charts.json',
  `workbox-precache-v2-${SCOPE}`,
  `workbox-runtime-${SCOPE}`,
];
const OF_OTHERS = [
  'another-app-v1',
  'docs-pages-of-another-app',
  'mydocs-pages',
  'workbox-precache-v2-https://mui.com/store/',
  'workbox-precache-v2-https://mui.com/',
  `precache-${SCOPE}`,
];

it('deletes the caches of this site alone, and unregisters itself', async () => {
  const done: string[] = [];
  const listeners: Record<string, (event: { waitUntil(work: Promise<void>): void }) => void> = {};
  const self = {
    addEventListener: (type: string, listener: (typeof listeners)[string]) => {
      listeners[type] = listener;
    },
    skipWaiting: () => done.push('skip waiting'),
    registration: { scope: SCOPE, unregister: async () => done.push('unregister') },
  };
  const caches = {
    keys: async () => [...OWN, ...OF_OTHERS],
    delete: async (name: string) => done.push(`delete ${name}`),
  };
  const code = fs.readFileSync(path.join(__dirname, 'removal.js'), 'utf8');
  vm.runInNewContext(code, { self, caches, Promise });
  let work: Promise<void> | undefined;
  const event = { waitUntil: (promise: Promise<void>) => void (work = promise) };
  listeners.install?.(event);
  listeners.activate?.(event);
  await work;
  expect(done).toEqual(['skip waiting', ...OWN.map((name) => `delete ${name}`), 'unregister']);
});

it('knows the same caches as the worker before it', () => {
  expect([...OWN, ...OF_OTHERS].filter((name) => isOwnCache(name, SCOPE))).toEqual(OWN);
});
