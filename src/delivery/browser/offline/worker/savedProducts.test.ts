import {
  cacheName,
  discardIncomplete,
  matchSaved,
  savedLists,
  saveProduct,
} from './savedProducts.js';

const SCOPE = 'https://mui.com/x/';
const LIST = 'offline-x-charts.json';

/** What the host serves, by path below the scope; `null` for a deleted file. */
let published: Record<string, string | null>;
let asked: string[];
/** The content type of everything that the host sends, instead of that of each file. */
let sentType: string | undefined;
let stored: Map<string, Map<string, Response>>;

function fakeCache(name: string) {
  const entries = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, entries);
  return {
    match: async (url: string) => entries.get(url)?.clone(),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
    put: async (url: string, response: Response) => void entries.set(url, response),
    delete: async (url: string) => entries.delete(url),
  };
}

beforeEach(() => {
  asked = [];
  sentType = undefined;
  stored = new Map();
  publish({ assets: ['assets/a.js', 'assets/b.js'], pages: ['react-charts/'] });
  Object.assign(globalThis, {
    caches: {
      keys: async () => [...stored.keys()],
      open: async (name: string) => fakeCache(name),
      delete: async (name: string) => stored.delete(name),
    },
    fetch: async (url: string, { signal }: { signal: AbortSignal }) => {
      signal.throwIfAborted();
      const below = url.slice(SCOPE.length);
      asked.push(below);
      const text = published[below] ?? null;
      return new Response(text, {
        status: text === null ? 404 : 200,
        headers: { 'content-type': sentType ?? typeOf(below) },
      });
    },
  });
});

function typeOf(file: string): string {
  return file.endsWith('/')
    ? 'text/html'
    : file.replace(/^.*\./, 'text/').replace('js', 'javascript');
}

function publish(list: { assets: string[]; pages: string[] }): void {
  published = { [LIST]: JSON.stringify(list) };
  [...list.assets, ...list.pages].forEach((file) => {
    published[file] = `${file} of ${list.assets.join()}`;
  });
}

const save = (signal = new AbortController().signal, onProgress = jest.fn()) =>
  saveProduct(SCOPE, LIST, { onProgress, signal });
const savedFiles = () =>
  [...(stored.get(cacheName(LIST))?.keys() ?? [])].map((url) => url.slice(SCOPE.length));

it('downloads everything in the list: files, then pages, then the list', async () => {
  const onProgress = jest.fn();
  await save(undefined, onProgress);
  expect(savedFiles()).toEqual(['assets/a.js', 'assets/b.js', 'react-charts/', LIST]);
  expect(onProgress).toHaveBeenCalledWith(0, 3);
  expect(await savedLists()).toEqual([LIST]);
  expect(await (await matchSaved(`${SCOPE}react-charts/`))?.text()).toMatch(/^react-charts\/ of/);
  expect(await matchSaved(`${SCOPE}react-data-grid/`)).toBeUndefined();
});

it('requests nothing else while the list is unchanged', async () => {
  await save();
  asked = [];
  await save();
  expect(asked).toEqual([LIST]);
});

it('after a deployment, downloads new files and every page, and removes the rest', async () => {
  await save();
  asked = [];
  publish({ assets: ['assets/b.js', 'assets/c.js'], pages: ['react-charts/'] });
  await save();
  expect(asked).toEqual([LIST, 'assets/c.js', 'react-charts/']);
  expect(savedFiles().sort()).toEqual(['assets/b.js', 'assets/c.js', LIST, 'react-charts/']);
});

it('continues after a failure, and is not complete before', async () => {
  published['assets/b.js'] = null;
  await expect(save()).rejects.toThrow('assets/b.js returned 404');
  expect(savedFiles()).not.toContain(LIST);
  published['assets/b.js'] = 'here';
  asked = [];
  await save();
  expect(asked).not.toContain('assets/a.js');
  expect(savedFiles()).toContain(LIST);
});

it('discards what could not be completed, but never a saved product', async () => {
  published['assets/b.js'] = null;
  await expect(save()).rejects.toThrow();
  await discardIncomplete(SCOPE, LIST);
  expect(await savedLists()).toEqual([]);

  published['assets/b.js'] = 'here';
  await save();
  publish({ assets: ['assets/b.js', 'assets/c.js'], pages: ['react-charts/'] });
  published['assets/c.js'] = null;
  await expect(save()).rejects.toThrow();
  await discardIncomplete(SCOPE, LIST);
  expect(savedFiles()).toEqual(expect.arrayContaining(['assets/a.js', 'react-charts/', LIST]));
});

it('stops when aborted', async () => {
  const abort = new AbortController();
  abort.abort();
  await expect(save(abort.signal)).rejects.toThrow();
  expect(asked).toEqual([]);
});

it('keeps no page of a host that answers every request with one', async () => {
  sentType = 'text/html';
  await expect(save()).rejects.toThrow('offline-x-charts.json returned text/html, which is not');
  expect(savedFiles()).toEqual([]);
});
