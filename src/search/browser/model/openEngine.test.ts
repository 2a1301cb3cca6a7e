import type { SearchVersion } from '@site/src/search/shared/manifest';
import { createFetch, versions } from '../testing';
import { openEngine } from './openEngine';

const resolve = (path: string) => `/x/${path}`;
const [current] = versions as [SearchVersion];

it('throws after a failure, then retries, then uses the cached engine', async () => {
  let status = 500;
  global.fetch = createFetch(() => status) as unknown as typeof fetch;
  await expect(openEngine(current, resolve)).rejects.toThrow(
    '/x/search/v8.abc.json returned 500, expected 200.',
  );
  status = 200;
  const engine = await openEngine(current, resolve);
  expect(engine.search('pinning').hits[0]?.path).toBe('react-data-grid/column-pinning/');
  const calls = jest.mocked(global.fetch).mock.calls.length;
  expect(await openEngine(current, resolve)).toBe(engine);
  expect(global.fetch).toHaveBeenCalledTimes(calls);
});

it('finds the renamed file after a deployment', async () => {
  const answers = createFetch();
  global.fetch = jest.fn(async (url: string) =>
    url === '/x/search.json'
      ? ({ ok: true, status: 200, json: async () => ({ versions }) } as Response)
      : answers(url),
  ) as unknown as typeof fetch;
  const engine = await openEngine({ ...current, file: 'search/v8.gone.json' }, resolve);
  expect(engine.search('pinning').hits[0]?.path).toBe('react-data-grid/column-pinning/');
});
