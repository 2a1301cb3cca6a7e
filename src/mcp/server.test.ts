import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { createServer } from './createServer';
import { startHttpServer } from './httpServer';
import { createLibrary } from './library';
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
    expect(text).toBe('Nothing found for "qzxwvk" in 8.14.1.');
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

  it('suggest neighbors if they do not exist', async () => {
    const { text, isError } = await call(await connect(), 'get_page', {
      page: 'react-data-grid/sort/',
    });
    expect(isError).toBe(true);
    expect(text).toBe(
      'There is no page "react-data-grid/sort/" in 8.14.1. Nearest: react-data-grid/sorting/, api/data-grid/data-grid/.',
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
    expect(text).toBe('DataGrid has no "rowz" in 8.14.1. It has: rows, row, row.');
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
});

it('explains that there is no build, and retries', async () => {
  const files: Record<string, string> = {};
  const client = await connect({ library: library(files) });
  const first = await call(client, 'search', { query: 'sorting' });
  expect(first.text).toContain('run `npm run build`');
  Object.assign(files, publishedFiles);
  expect((await call(client, 'search', { query: 'sorting' })).isError).toBe(false);
});

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
