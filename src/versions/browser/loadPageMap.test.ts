import type { VersionTopology } from '@site/src/versions/shared/versions';
import { loadPageMap } from './loadPageMap';

const topology: VersionTopology = {
  root: 'v8',
  included: ['v8'],
  hosts: { v7: 'https://v7.example.com' },
};
const map = { major: 'v7', pages: [] };
const fetchMock = jest.fn();

beforeAll(() => {
  globalThis.fetch = fetchMock;
  AbortSignal.timeout = () => new AbortController().signal;
});

it('retries after a failure, and fetches once after a success', async () => {
  fetchMock.mockRejectedValueOnce(new Error('down'));
  await expect(loadPageMap(topology, 'v7')).rejects.toThrow('down');

  fetchMock.mockResolvedValueOnce({ ok: false, status: 404 });
  await expect(loadPageMap(topology, 'v7')).rejects.toThrow(
    'https://v7.example.com/x/page-map.json returned 404, expected 200.',
  );

  fetchMock.mockResolvedValueOnce({ ok: true, json: async () => map });
  await expect(loadPageMap(topology, 'v7')).resolves.toEqual(map);
  await expect(loadPageMap(topology, 'v7')).resolves.toEqual(map);
  expect(fetchMock).toHaveBeenCalledTimes(3);
});

it('asks no published site, which has no list', async () => {
  fetchMock.mockClear();
  await expect(loadPageMap({ ...topology, published: ['v7'] }, 'v7')).rejects.toThrow(
    'The published site of v7 has no list of its pages.',
  );
  expect(fetchMock).not.toHaveBeenCalled();
});

it('rejects for a major without a place', async () => {
  await expect(loadPageMap(topology, 'v4')).rejects.toThrow('This site does not know where v4 is.');
});
