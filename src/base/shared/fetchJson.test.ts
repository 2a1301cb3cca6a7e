import { createPromiseCache } from './createPromiseCache';
import { fetchJson } from './fetchJson';

const fetchMock = jest.fn();
global.fetch = fetchMock;

describe('fetchJson', () => {
  it('returns the data', async () => {
    fetchMock.mockResolvedValue({ ok: true, json: async () => ({ pages: 3 }) });
    await expect(fetchJson('/a.json', { cache: 'no-cache' })).resolves.toEqual({ pages: 3 });
    expect(fetchMock).toHaveBeenCalledWith('/a.json', { cache: 'no-cache' });
  });

  it('names the URL and the status if there is no file', async () => {
    fetchMock.mockResolvedValue({ ok: false, status: 404 });
    await expect(fetchJson('/a.json')).rejects.toThrow('/a.json returned 404, expected 200.');
  });
});

describe('createPromiseCache', () => {
  it('loads a value once per key', async () => {
    const cache = createPromiseCache<string>();
    const load = jest.fn(async () => 'value');
    await Promise.all([cache('a', load), cache('a', load)]);
    expect(await cache('a', load)).toBe('value');
    expect(load).toHaveBeenCalledTimes(1);
    await cache('b', load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads again after a failure', async () => {
    const cache = createPromiseCache<string>();
    const load = jest.fn(async () => 'value').mockRejectedValueOnce(new Error('offline'));
    await expect(cache('a', load)).rejects.toThrow('offline');
    await expect(cache('a', load)).resolves.toBe('value');
  });
});
