import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from '@playwright/test';
import { estimateTokens, MAX_TOKENS } from '../../src/publish/node/mcp/answerParts';
import type { PageCatalog } from '../../src/content/shared/pageCatalog';

/**
 * The contract of `npm run mcp` on the real build, with the SDK's client, as OPERATING.md
 * configures it: from another working directory.
 */

const RUN = path.resolve('scripts/run.mjs');

interface Answer {
  readonly text: string;
  readonly isError: boolean;
}

let client: Client;
/** What the client couldn't read as JSON-RPC. */
const unreadable: string[] = [];

async function connect(...args: readonly string[]): Promise<Client> {
  const created = new Client({ name: 'contract', version: '1.0.0' });
  created.onerror = (error) => unreadable.push(error.message);
  await created.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [RUN, 'mcp', ...args],
      cwd: os.tmpdir(),
    }),
  );
  return created;
}

/** Calls a tool. No answer is too long. */
async function call(
  name: string,
  given: Record<string, unknown>,
  connected = client,
): Promise<Answer> {
  const result = await connected.callTool({ name, arguments: given });
  const text = (result.content as { text?: string }[]).map((part) => part.text ?? '').join('');
  expect(estimateTokens(text), `${name} ${JSON.stringify(given)}`).toBeLessThanOrEqual(MAX_TOKENS);
  return { text, isError: result.isError === true };
}

async function textOf(name: string, given: Record<string, unknown>): Promise<string> {
  const { text, isError } = await call(name, given);
  expect(isError, text).toBe(false);
  return text;
}

/** The title of the page that an address leads to. */
async function titleAt(page: string): Promise<string | undefined> {
  return /^title: "(.*)"$/m.exec(await textOf('get_page', { page }))?.[1];
}

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  client = await connect();
});
test.afterAll(async () => {
  await client.close();
});

test('search finds a page of the build', async () => {
  const text = await textOf('search', { query: 'multi-sorting', product: 'x-data-grid' });
  expect(text).toMatch(/\/x\/react-data-grid\/sorting\/#multi-sorting$/m);
});

test('get_api_member returns members of every component and interface', async ({ request }) => {
  const rows = JSON.parse(
    await textOf('get_api_member', { component: 'DataGrid', member: 'rows' }),
  ) as unknown;
  expect(rows).toMatchObject([
    { kind: 'prop', name: 'rows', type: [{ ref: 'GridRowsProp' }, '<R>'] },
  ]);
  const { pages } = (await (await request.get('/x/pages.json')).json()) as PageCatalog;
  const components = pages.flatMap(({ path: place, title, data }) =>
    data && /^api\/[^/]+\/[^/]+\/$/.test(place) ? (/^(\w+) API$/.exec(title)?.[1] ?? []) : [],
  );
  expect(components.length).toBeGreaterThan(200);
  for (const component of components) {
    const missing = await call('get_api_member', { component, member: 'no such member' });
    const [, names = ''] = /It has: (.*)\.$/.exec(missing.text) ?? [];
    const [member = ''] = names.split(', ');
    if (member !== '') {
      const text = await textOf('get_api_member', { component, member });
      expect(text, `${component}.${member}`).toContain('"kind"');
    }
  }
});

test('an unknown component is an error that names the nearest ones', async () => {
  for (const name of ['get_api_member', 'list_changes']) {
    const { isError, text } = await call(name, { component: 'DataGird' });
    expect(isError).toBe(true);
    expect(text).toMatch(/Nearest: DataGrid\b/);
  }
});

test('get_page reads every page, a long one by its sections', async ({ request }) => {
  const { pages } = (await (await request.get('/x/pages.json')).json()) as PageCatalog;
  for (const page of pages) {
    expect(await titleAt(page.path)).toBe(page.title);
  }
  const page = 'api/data-grid/data-grid-premium/';
  const summary = await textOf('get_page', { page });
  expect(summary).toContain('- Props (about ');
  expect(estimateTokens(summary)).toBeLessThan(2000);
  const props = await textOf('get_page', { page, section: 'Props' });
  expect(props).toContain('| `columns` (required) |');
  // All parts together are the page.
  const [, last = ''] = /`part` from 1 to (\d+)/.exec(summary) ?? [];
  const parts: string[] = [];
  for (let part = 1; part <= Number(last); part += 1) {
    parts.push(await textOf('get_page', { page, part }));
  }
  const whole = await (await request.get(`/x/${page}index.md`)).text();
  const lines = new Set(parts.flatMap((text) => text.split('\n')));
  expect(whole.split('\n').filter((line) => !lines.has(line))).toEqual([]);
});

test('addresses resolve as in a browser', async () => {
  for (const page of [
    'https://mui.com/x/react-data-grid/sorting/#multi-sorting',
    'mui.com/x/react-data-grid/sorting',
    '//mui.com/X/React-Data-Grid/Sorting/index.html',
    'react-data-grid//sorting/).',
  ]) {
    expect(await titleAt(page)).toBe('Sorting');
  }
  expect(await titleAt('react-data-grid/getting-started/')).toBe('Quickstart');
  expect(await titleAt('/x/react-data-grid/rows/')).toBe('Row definition');
  expect(await titleAt('/r/x-license-trial')).toBe('Licensing');
  expect(await titleAt('/x/api/date-pickers/clock-picker/')).toBe('TimeClock API');
  expect(await titleAt('/x/api/data-grid/DataGrid/')).toBe('DataGrid API');
});

test('a page that does not exist is an error that names the nearest ones', async () => {
  const { isError, text } = await call('get_page', { page: 'react-data-grid/srting/' });
  expect(isError).toBe(true);
  expect(text).toMatch(/Nearest: react-data-grid\/sorting\//);
});

test('get_demo_source returns every file of a demo, as does its address', async ({ request }) => {
  const { pages } = (await (await request.get('/x/pages.json')).json()) as PageCatalog;
  const sorting = pages.find(({ path: place }) => place === 'react-data-grid/sorting/');
  const [demo = ''] = sorting?.demos ?? [];
  const source = await textOf('get_demo_source', { page: 'react-data-grid/sorting/', demo });
  expect(source).toContain(`title="${demo}.tsx"`);
  expect(await textOf('get_page', { page: `/x/react-data-grid/sorting/${demo}.md` })).toBe(source);
});

test('list_changes lists the changes of a component, and all of them in parts', async () => {
  const own = JSON.parse(
    await textOf('list_changes', { component: 'DataGrid', from: 'v7', to: 'v8' }),
  ) as { components: string[] }[];
  expect(own.length).toBeGreaterThan(0);
  expect(own.every(({ components }) => components.includes('DataGrid'))).toBe(true);
  const summary = await textOf('list_changes', { from: 'v4' });
  const [, count = '', parts = ''] =
    /^(\d+) changes from v4 to v8 .* from 1 to (\d+)\./.exec(summary) ?? [];
  let found = 0;
  for (let part = 1; part <= Number(parts); part += 1) {
    found += (JSON.parse(await textOf('list_changes', { from: 'v4', part })) as []).length;
  }
  expect(found).toBe(Number(count));
});

test('changes_between says what to do about each change, and where it is explained', async ({
  request,
}) => {
  const changes = JSON.parse(
    await textOf('changes_between', { from: 'v7', component: 'BarChart' }),
  ) as { name: string; todo: string; guide: string; typesReportIt: boolean }[];
  expect(changes[0]?.typesReportIt).toBe(false);
  expect(changes.find(({ name }) => name === 'colors')?.todo).toContain('blueberryTwilightPalette');
  expect(changes.filter(({ todo }) => todo === '')).toEqual([]);
  for (const guide of new Set(changes.map((change) => change.guide))) {
    const { hash, pathname } = new URL(guide);
    const page = await (await request.get(pathname)).text();
    expect(page, guide).toMatch(new RegExp(`id="?${hash.slice(1)}["\\s>]`));
  }
  expect(await textOf('changes_between', { from: 'v4' })).toMatch(/^\d+ changes are too many/);
});

/** Arguments that nobody writes, and what hostile pages make assistants write. */
const ODD: readonly unknown[] = [
  '',
  ' ',
  'a'.repeat(300),
  'a'.repeat(20_000),
  'sort '.repeat(60),
  '/'.repeat(300),
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '../',
  '../../../../etc/passwd',
  '..\\..\\secret',
  '\\\\host\\secret.json',
  '//host/secret.json',
  'file:///etc/passwd',
  'http://[',
  '%00',
  '\0',
  '%E0%A4%A',
  '%2e%2e%2f',
  'react-data-grid/sorting/../../../secret',
  '😀'.repeat(150),
  '\u202Ereact',
  '排序',
  '<script>',
  '{{}}',
  '\n\n# Heading',
  '(((((((((((',
  '^(a+)+$',
  [],
  ['DataGrid'],
  {},
  { toString: 'x' },
  null,
  0,
  true,
];

test('odd arguments end neither the server nor the limits', async () => {
  test.setTimeout(180_000);
  const calls: [string, (odd: unknown) => Record<string, unknown>][] = [
    ['search', (query) => ({ query })],
    ['search', (product) => ({ query: 'rows', product })],
    ['search', (limit) => ({ query: 'rows', limit })],
    ['search', (version) => ({ query: 'rows', version })],
    ['search', (packageJson) => ({ query: 'rows', packageJson })],
    ['get_page', (page) => ({ page })],
    ['get_page', (section) => ({ page: 'react-data-grid/sorting/', section })],
    ['get_page', (part) => ({ page: 'react-data-grid/sorting/', part })],
    ['get_page', (odd) => ({ page: `react-data-grid/sorting/${String(JSON.stringify(odd))}` })],
    ['get_demo_source', (demo) => ({ page: 'react-data-grid/sorting/', demo })],
    ['get_demo_source', (page) => ({ page, demo: 'BasicExampleDataGrid' })],
    ['get_api_member', (component) => ({ component })],
    ['get_api_member', (member) => ({ component: 'DataGridPremium', member })],
    ['list_changes', (component) => ({ component })],
    ['list_changes', (from) => ({ from })],
    ['list_changes', (to) => ({ from: 'v4', to })],
    ['list_changes', (packageJson) => ({ packageJson })],
    ['changes_between', (component) => ({ from: 'v7', component })],
    ['changes_between', (from) => ({ from })],
  ];
  for (const [name, given] of calls) {
    for (const odd of ODD) {
      const start = performance.now();
      const { text } = await call(name, given(odd));
      expect(text).not.toMatch(/root:x:0|is not a function|of undefined|of null/);
      expect(performance.now() - start, `${name} ${JSON.stringify(odd)}`).toBeLessThan(5000);
    }
  }
  const hostile = { dependencies: { '@mui/x-data-grid': 'x'.repeat(150_000) } };
  const { text } = await call('search', { query: 'rows', packageJson: JSON.stringify(hostile) });
  expect(text).toContain('from which no version can be read');
  expect(await titleAt('react-data-grid/sorting/')).toBe('Sorting');
});

test('a published site is read like a folder', async ({ baseURL, request }) => {
  const online = await connect('--source', `${baseURL}/x/`);
  const get = async (name: string, given: Record<string, unknown>) =>
    (await call(name, given, online)).text;
  expect(await get('get_api_member', { component: 'DataGrid', member: 'rows' })).toContain(
    'GridRowsProp',
  );
  expect(await get('get_page', { page: 'react-data-grid/getting-started/' })).toContain(
    'title: "Quickstart"',
  );
  expect(await get('search', { query: 'sorting' })).toContain('/x/react-data-grid/sorting/');
  expect(await get('list_changes', { component: 'BarChart' })).toContain('"major":"v8"');
  expect((await request.get('/x/search.json')).ok()).toBe(true);
  await online.close();
});

test('nothing but JSON-RPC arrived on standard output', () => {
  expect(unreadable).toEqual([]);
});
