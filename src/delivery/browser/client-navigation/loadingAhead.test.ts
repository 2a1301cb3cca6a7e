import loadChunks from '@docusaurus/core/lib/client/preload';
import { isLoadingAhead, loadChunksAhead } from './loadingAhead';

jest.mock('@docusaurus/core/lib/client/preload', () => ({ __esModule: true, default: jest.fn() }));

it('tracks pages that are loading, including those that fail', async () => {
  const ends: { arrive: (chunks: void[]) => void; fail: (error: Error) => void }[] = [];
  jest
    .mocked(loadChunks)
    .mockImplementation(() => new Promise((arrive, fail) => ends.push({ arrive, fail })));
  expect(isLoadingAhead()).toBe(false);
  const first = loadChunksAhead('/x/charts/');
  const second = loadChunksAhead('/x/tree/');

  ends[0]?.arrive([]);
  await first;
  expect(isLoadingAhead()).toBe(true);

  ends[1]?.fail(new Error('down'));
  await expect(second).rejects.toThrow('down');
  expect(isLoadingAhead()).toBe(false);
});
