import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLibrary } from './library';
import { createSource } from './source';
import { call, connect, library } from './testing/client';
import { publishedFiles } from './testing/publishedSite';

describe('limits', () => {
  it.each([
    ['search', { query: 'a'.repeat(301) }],
    ['get_page', { page: 'a'.repeat(301) }],
    ['get_page', { page: ['react-data-grid/sorting/'] }],
    ['get_page', { page: '' }],
    ['get_page', { page: '😀' }],
    ['get_api_member', { component: 'a'.repeat(301) }],
    ['get_page', { page: 'react-data-grid/sorting/', packageJson: 'a'.repeat(200_001) }],
  ])('reject what is too long or no text: %s %.80j', async (name, given) => {
    const { isError, text } = await call(await connect(), name, given);
    expect(isError).toBe(true);
    expect(text.length).toBeLessThan(600);
  });

  it('return a long page as its sections, and these on request', async () => {
    const rows = Array.from({ length: 2000 }, (_, index) => `| \`row${index}\` | A description. |`);
    const table = ['| Name | Text |', '| --- | --- |', ...rows].join('\n');
    const files = {
      ...publishedFiles,
      'react-data-grid/sorting/index.md': `# Sorting\n\nLead.\n\n## Props\n\n${table}\n\n## End\n\nLast.`,
    };
    const client = await connect({ library: library(files) });
    const get = async (given: object) =>
      (await call(client, 'get_page', { page: 'react-data-grid/sorting/', ...given })).text;
    expect(await get({})).toMatch(
      /^# Sorting\n\nLead\.\n\n.*Sections:\n\n- Props \(about .*- End \(about 5 tokens\)$/s,
    );
    expect(await get({ section: 'end' })).toBe('## End\n\nLast.');
    const second = await get({ section: 'Props', part: 2 });
    expect(second).toMatch(
      /^Part 2 of 2\. This is the last one\.\n\n\| Name \| Text \|\n\| --- \| --- \|\n\| `row\d+`/,
    );
    expect(second).toContain('`row1999`');
    expect(await get({ part: 9 })).toBe('There is no part 9: the answer has 2 parts.');
    expect(await get({ section: 'Slots' })).toContain(
      'has no section "Slots". It has: Props, End.',
    );
  });
});

it('explains that there is no build, and retries', async () => {
  const files: Record<string, string> = {};
  const client = await connect({ library: library(files) });
  const first = await call(client, 'search', { query: 'sorting' });
  expect(first.text).toContain('run `npm run build`');
  Object.assign(files, publishedFiles);
  expect((await call(client, 'search', { query: 'sorting' })).isError).toBe(false);
});

it('finds the new files of a site that was deployed anew', async () => {
  const files: Record<string, string> = { ...publishedFiles };
  const client = await connect({ library: library(files) });
  const search = async () => (await call(client, 'search', { query: 'sorting' })).text;
  expect(await search()).toContain('**Sorting**');
  files['search/v8.new.json'] = files['search/v8.json'] ?? '';
  files['search.json'] =
    files['search.json']?.replace('search/v8.json', 'search/v8.new.json') ?? '';
  delete files['search/v8.json'];
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000);
  expect(await search()).toContain('**Sorting**');
  now.mockRestore();
});

describe('a site that does not answer', () => {
  // Also after a failure: an open server would keep the runner from ending.
  let close = (): void => {};
  afterEach(() => {
    close();
    jest.restoreAllMocks();
  });

  async function serve(answer: http.RequestListener) {
    const server = http.createServer(answer);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    close = () => {
      server.closeAllConnections();
      server.close();
    };
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`;
  }

  it('is read again', async () => {
    let isHanging = true;
    const site = await serve((request, response) => {
      const text = publishedFiles[(request.url ?? '').slice('/x/'.length)];
      if (isHanging) {
        response.writeHead(200);
        response.write('{');
      } else {
        response.writeHead(text === undefined ? 404 : 200).end(text);
      }
    });
    const source = createSource(site, { timeoutMs: 2000 });
    const client = await connect({ library: createLibrary(source) });
    const get = () => call(client, 'get_page', { page: 'react-data-grid/sorting/' });
    expect((await get()).text).toContain('search.json: The operation was aborted due to timeout');
    isHanging = false;
    expect((await get()).text).toContain('# Sorting');
  }, 30_000);

  it.each<[string, http.RequestListener]>([
    ['never sends headers', () => {}],
    [
      'sends headers too late, and then nothing',
      (_request, response) => {
        setTimeout(() => response.writeHead(200).write('{'), 400);
      },
    ],
  ])('does not keep readers waiting if it %s', async (_what, answer) => {
    const original = globalThis.fetch;
    // As Node.js 20 does once it has collected the request.
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((url, options) => original(url, { ...options, signal: null }));
    const source = createSource(await serve(answer), { timeoutMs: 200 });
    await expect(source.read('search.json')).rejects.toThrow('aborted due to timeout');
  });
});
