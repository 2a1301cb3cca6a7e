import { twoFiles } from '../testing';
import { loadSources } from './loadSources';

const answer = (status: number, body: object) =>
  Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve(body) });

describe('loadSources', () => {
  const fetchFile = jest.fn();
  beforeEach(() => {
    globalThis.fetch = fetchFile as typeof fetch;
  });

  it('finds a demo in the file of its page', async () => {
    fetchFile.mockReturnValue(answer(200, { Orders: twoFiles, Other: { variants: {} } }));
    await expect(loadSources('/a.json', 'Orders')).resolves.toEqual(twoFiles);
    expect(fetchFile).toHaveBeenCalledWith('/a.json', undefined);
  });

  it('names the file that did not load', async () => {
    fetchFile.mockReturnValue(answer(503, {}));
    await expect(loadSources('/a.json', 'Orders')).rejects.toThrow(
      '/a.json returned 503, expected 200.',
    );
  });

  it('names the demo that the file lacks', async () => {
    fetchFile.mockReturnValue(answer(200, { Other: twoFiles }));
    await expect(loadSources('/a.json', 'Orders')).rejects.toThrow('/a.json has no demo Orders.');
  });
});
