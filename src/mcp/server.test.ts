import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { createServer } from './createServer';
import { startHttpServer } from './httpServer';
import { createLibrary } from './library';
import { createSource } from './source';
import { publishedFiles } from './testing/publishedSite';

const siteUrl = 'https://example.com/x/';

function library(files = publishedFiles) {
  return createLibrary({
    location: 'the test',
    read: async (file) => {
      const text = files[file];
      if (text === undefined) {
        throw new Error(`no ${file}`);
      }
      return text;
    },
  });
}

async function connect(options = {}) {
  const server = createServer({ library: library(), siteUrl, ...options });
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(ours), client.connect(theirs)]);
  return client;
}

async function call(client: Client, name: string, given: Record<string, unknown>) {
  const result = await client.callTool({ name, arguments: given });
  const [first] = result.content as { text: string }[];
  return { text: first?.text ?? '', isError: result.isError === true };
}

it('offers read-only tools', async () => {
  const { tools } = await (await connect()).listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search',
    'get_page',
    'get_demo_source',
    'get_api_member',
    'list_changes',
  ]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
});

describe('search', () => {
  it('finds results despite a typo, with their places', async () => {
    const { text } = await call(await connect(), 'search', { query: 'sortng' });
    expect(text).toBe(
      'No exact match for "sortng". Nearest:\n\n- **Sorting** (page) in Data Grid › Rows\n  https://example.com/x/react-data-grid/sorting/\n  Put rows in order.',
    );
  });

  it('says so if there is no result', async () => {
    const { text } = await call(await connect(), 'search', { query: 'qzxwvk' });
    expect(text).toBe('Nothing found for "qzxwvk" in v8.14.1.');
  });

  it('rejects an unknown product', async () => {
    const { isError, text } = await call(await connect(), 'search', { query: 'a', product: 'b' });
    expect(isError).toBe(true);
    expect(text).toContain('x-data-grid');
  });
});

describe('pages', () => {
  it.each([
    'react-data-grid/sorting',
    '/x/react-data-grid/sorting/#multi',
    'https://mui.com/x/react-data-grid/sorting/index.md',
    'mui.com/x/React-Data-Grid/Sorting',
    '//localhost:3000/zh/x//react-data-grid/sorting/index.html?a=b#c',
    '(see https://mui.com/x/react-data-grid/sorting/).',
    'react-data-grid/sorting/sorting.mdx',
  ])('are found at %s', async (page) => {
    expect((await call(await connect(), 'get_page', { page })).text).toBe('# Sorting\n\nOf 8.');
  });

  it('match the version of a project', async () => {
    const packageJson = '{"dependencies":{"@mui/x-data-grid":"^7.29.1"}}';
    const { text } = await call(await connect(), 'get_page', {
      page: 'react-data-grid/sorting/',
      packageJson,
    });
    expect(text).toBe(
      'The project has @mui/x-data-grid ^7.29.1: this is about v7.\n\n# Sorting\n\nOf 7.',
    );
  });

  it('match the project that the server was started for', async () => {
    const client = await connect({ packages: { '@mui/x-data-grid': '7.0.0' } });
    const { text } = await call(client, 'get_page', { page: 'react-data-grid/sorting/' });
    expect(text).toContain('Of 7.');
  });

  it('follow the redirects of the site', async () => {
    const { text } = await call(await connect(), 'get_page', { page: '/x/react-data-grid/rows' });
    expect(text).toBe('# Row definition');
    const outside = await call(await connect(), 'get_page', { page: '/r/x-get-license' });
    expect(outside.text).toBe(
      '"/r/x-get-license" leads to https://mui.com/pricing/, which is not a page of v8.14.1.',
    );
  });

  it('have the version that their address names', async () => {
    const get = async (page: string) => (await call(await connect(), 'get_page', { page })).text;
    expect(await get('https://v7.mui.com/x/react-data-grid/sorting/')).toContain('Of 7.');
    expect(await get('/x/v7/react-data-grid/sorting/')).toContain('Of 7.');
    expect(await get('/x/v6/react-data-grid/sorting/')).toMatch(
      /^Asked for v6, which is not among the published versions \(v8\.14\.1, v7\): .*Of 8\.$/s,
    );
  });

  it('include those of demos', async () => {
    const page = 'https://mui.com/x/react-data-grid/sorting/BasicSorting.md';
    expect((await call(await connect(), 'get_page', { page })).text).toBe('# BasicSorting');
    const other = page.replace('Basic', 'Other');
    expect((await call(await connect(), 'get_page', { page: other })).text).toBe(
      'The page react-data-grid/sorting/ has no demo "OtherSorting". It has: BasicSorting.',
    );
  });

  it('suggest neighbors if they do not exist', async () => {
    const { text, isError } = await call(await connect(), 'get_page', {
      page: 'react-data-grid/sort/',
    });
    expect(isError).toBe(true);
    expect(text).toBe(
      'There is no page "react-data-grid/sort/" in v8.14.1. Nearest: react-data-grid/sorting/.',
    );
  });
});

describe('demos', () => {
  const page = 'react-data-grid/sorting/';

  it('include their code', async () => {
    const { text } = await call(await connect(), 'get_demo_source', { page, demo: 'basicsorting' });
    expect(text).toBe('# BasicSorting');
  });

  it('are listed if one does not exist', async () => {
    const { text } = await call(await connect(), 'get_demo_source', { page, demo: 'Other' });
    expect(text).toBe(
      'The page react-data-grid/sorting/ has no demo "Other". It has: BasicSorting.',
    );
  });
});

describe('the API', () => {
  it('returns all members with a name', async () => {
    const { text } = await call(await connect(), 'get_api_member', {
      component: 'DataGrid',
      member: 'row',
    });
    expect(JSON.parse(text)).toMatchObject([{ kind: 'slot' }, { kind: 'class', key: 'row' }]);
  });

  it('returns the page without a member', async () => {
    const { text } = await call(await connect(), 'get_api_member', { component: 'datagrid' });
    expect(text).toBe('# DataGrid API');
  });

  it('lists the existing members if one is unknown', async () => {
    const { text } = await call(await connect(), 'get_api_member', {
      component: 'DataGrid',
      member: 'rowz',
    });
    expect(text).toBe('DataGrid has no "rowz" in v8.14.1. Nearest: row, rows. It has: rows, row.');
  });
});

describe('a version that cannot be read', () => {
  it.each([
    [{ version: 'newest' }, 'Asked for newest, from which no version can be read'],
    [
      { packageJson: '{"dependencies":{"@mui/x-charts":"workspace:*"}}' },
      'The project has @mui/x-charts workspace:*, from which no version can be read',
    ],
    [{ packageJson: '{}' }, 'The package.json has no @mui/x- package: this is about v8.14.1.'],
  ])('is named: %j', async (given, expected) => {
    const { text } = await call(await connect(), 'get_page', {
      page: 'react-data-grid/sorting/',
      ...given,
    });
    expect(text).toContain(expected);
    expect(text).toContain('this is about v8.14.1.\n\n# Sorting');
  });
});

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

describe('changes', () => {
  const namesIn = (text: string) =>
    (JSON.parse(text) as { member: { name: string } }[]).map(({ member }) => member.name);

  it('default to those of the newest major', async () => {
    const { text } = await call(await connect(), 'list_changes', { product: 'data-grid' });
    expect(namesIn(text)).toEqual(['inV8']);
  });

  it('cover all majors since that of the project', async () => {
    const packageJson = '{"devDependencies":{"@mui/x-data-grid-pro":"~6.20.0"}}';
    const given = { component: 'DataGrid', packageJson };
    const { text } = await call(await connect(), 'list_changes', given);
    expect(namesIn(text)).toEqual(['inV8', 'inV7']);
  });

  it('are empty for an older target', async () => {
    const { text } = await call(await connect(), 'list_changes', { from: 'v8', to: 'v7' });
    expect(text).toContain('No changes are known from v8 to v7.');
  });

  it('reject an unknown component and an unknown version', async () => {
    const unknown = await call(await connect(), 'list_changes', { component: 'BarCart' });
    expect(unknown).toEqual({
      isError: true,
      text: 'BarCart is no component or interface of these majors. Nearest: BarChart.',
    });
    const version = await call(await connect(), 'list_changes', { from: 'yesterday' });
    expect(version.text).toContain('"yesterday" is not a version.');
  });

  it('say that there are none', async () => {
    const given = { component: 'datagrid', product: 'charts' };
    const { text, isError } = await call(await connect(), 'list_changes', given);
    expect(isError).toBe(false);
    expect(text).toBe('Nothing changed in DataGrid of charts from v7 to v8.');
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

it('reads again after a request that hung', async () => {
  let isHanging = true;
  const hanging = http.createServer((request, response) => {
    const text = publishedFiles[(request.url ?? '').slice('/x/'.length)];
    if (isHanging) {
      response.writeHead(200);
      response.write('{');
    } else {
      response.writeHead(text === undefined ? 404 : 200).end(text);
    }
  });
  await new Promise<void>((resolve) => {
    hanging.listen(0, '127.0.0.1', resolve);
  });
  const { port } = hanging.address() as AddressInfo;
  const source = createSource(`http://127.0.0.1:${port}/x`, { timeoutMs: 200 });
  const client = await connect({ library: createLibrary(source) });
  const get = () => call(client, 'get_page', { page: 'react-data-grid/sorting/' });
  expect((await get()).text).toContain('search.json: The operation was aborted due to timeout');
  isHanging = false;
  expect((await get()).text).toContain('# Sorting');
  hanging.closeAllConnections();
  hanging.close();
});

/** Sends what `fetch` would correct, and returns the status. */
function rawStatus(port: number, lines: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]));
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

describe('over HTTP', () => {
  async function start() {
    return startHttpServer(() => createServer({ library: library(), siteUrl }), 0);
  }

  it("responds to the SDK's client", async () => {
    const { server, url } = await start();
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(new URL(url)));
    const { text } = await call(client, 'get_page', { page: 'react-data-grid/sorting/' });
    expect(text).toContain('# Sorting');
    await client.close();
    server.close();
  });

  it.each([
    ['POST /mcp', 'Origin: null', 403],
    ['POST /mcp', 'Origin: x', 403],
    ['POST /mcp', 'Origin: http://', 403],
    ['GET //', 'Accept: */*', 400],
    ['GET http://', 'Accept: */*', 400],
    ['GET http://[', 'Accept: */*', 400],
    ['GET /%', 'Accept: */*', 404],
    ['POST /mcp', 'Content-Type: text/plain', 415],
  ])('survives %s with %s', async (target, header, status) => {
    const { server, url } = await start();
    const port = Number(new URL(url).port);
    const lines = [
      `${target} HTTP/1.1`,
      'Host: localhost',
      'Accept: application/json, text/event-stream',
      header,
      'Content-Length: 0',
      '',
      '',
    ];
    expect(await rawStatus(port, lines)).toBe(status);
    // It still answers.
    expect((await fetch(url)).status).toBe(405);
    server.close();
  });

  it('answers the next request if one throws', async () => {
    const failing = await startHttpServer(() => {
      throw new Error('broken');
    }, 0);
    const send = async () => (await fetch(failing.url, { method: 'POST' })).status;
    expect(await send()).toBe(500);
    expect(await send()).toBe(500);
    failing.server.close();
  });

  it('rejects other origins, other paths, and sessions', async () => {
    const { server, url } = await start();
    const statusOf = async (address: string, init?: RequestInit) =>
      (await fetch(address, init)).status;
    expect(await statusOf(url, { method: 'POST', headers: { origin: 'https://a.test' } })).toBe(
      403,
    );
    expect(await statusOf(new URL('/', url).href)).toBe(404);
    expect(await statusOf(url)).toBe(405);
    server.close();
  });
});
