/** @jest-environment jsdom */
import type { SearchVersion } from '@site/src/search/shared/manifest';
import { createFetch, versions } from '../testing';
import type { SearchAnswer, SearchRequest } from '../worker/messages';

const [current] = versions as [SearchVersion];
const resolve = (path: string) => `/x/${path}`;

/** A worker that answers with its requests, or that can't be loaded. */
class TestWorker extends EventTarget {
  static requests: SearchRequest[] = [];
  static isMissing = false;

  postMessage(request: SearchRequest): void {
    TestWorker.requests.push(request);
    const outcome = { hits: [], work: 0 };
    const data: SearchAnswer = { id: request.id, outcome };
    queueMicrotask(() =>
      this.dispatchEvent(
        TestWorker.isMissing ? new Event('error') : new MessageEvent('message', { data }),
      ),
    );
  }
}

async function load() {
  jest.resetModules();
  const { loadEngine } = await import('./loadEngine');
  return loadEngine(current, resolve);
}

beforeEach(() => {
  TestWorker.requests = [];
  TestWorker.isMissing = false;
  global.Worker = TestWorker as unknown as typeof Worker;
  global.fetch = createFetch() as unknown as typeof fetch;
  window.history.pushState({}, '', '/x/react-charts/bars/');
});

afterEach(() => {
  Reflect.deleteProperty(global, 'Worker');
});

it('searches in a worker, which gets the address of the site, not of the page', async () => {
  const engine = await load();
  const outcome = await engine.search('pinning', { limit: 3 });
  expect(outcome.hits).toEqual([]);
  expect(TestWorker.requests).toEqual([
    expect.objectContaining({ query: '', base: 'http://localhost/x/' }),
    expect.objectContaining({ query: 'pinning', options: { limit: 3 }, version: current }),
  ]);
  expect(global.fetch).not.toHaveBeenCalled();
});

it.each([
  ['the script of the worker is missing', () => (TestWorker.isMissing = true)],
  ['there are no workers', () => Reflect.deleteProperty(global, 'Worker')],
])('searches in the page if %s', async (_reason, breakIt) => {
  breakIt();
  const engine = await load();
  const { hits } = await engine.search('pinning');
  expect(hits[0]?.path).toBe('react-data-grid/column-pinning/');
});
