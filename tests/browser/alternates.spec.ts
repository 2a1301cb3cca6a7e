import { expect, test } from '@playwright/test';
import type { PageCatalog } from '../../src/content/shared/pageCatalog';
import { allPaths } from './support/pages';

/** The number of parallel requests, because the server is a single process. */
const BATCH = 16;

async function inBatches<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  for (let start = 0; start < items.length; start += BATCH) {
    await Promise.all(items.slice(start, start + BATCH).map(work));
  }
}

test('every page of the catalog has its Markdown, demos, and data', async ({ request }) => {
  const { pages } = (await (await request.get('/x/pages.json')).json()) as PageCatalog;
  const files = pages.flatMap(({ path, markdown, data, demos }) => [
    markdown,
    ...(data ? [data] : []),
    ...demos.map((name) => `${path}${name}.md`),
  ]);
  const missing: string[] = [];
  await inBatches(files, async (file) => {
    const response = await request.head(`/x/${file}`);
    const type = response.headers()['content-type'];
    const isRight = file.endsWith('.md')
      ? type === 'text/markdown; charset=utf-8'
      : /^application\/json/.test(type ?? '');
    if (!response.ok() || !isRight) {
      missing.push(`${file}: ${response.status()} ${type}`);
    }
  });
  expect(missing).toEqual([]);
});

test('every document of the sitemap is in the catalog', async ({ request }) => {
  const { pages } = (await (await request.get('/x/pages.json')).json()) as PageCatalog;
  const known = new Set(pages.map(({ path }) => `/x/${path}`));
  const documents = allPaths().filter((path) =>
    /^\/x\/(?:react-|api\/|introduction|migration|guides|common)/.test(path),
  );
  expect(documents.filter((path) => !known.has(path))).toEqual([]);
});

test('the alternate of a page has the same content', async ({ page, request }) => {
  const path = '/x/react-data-grid/column-definition/';
  await page.goto(path);
  const markdown = await (await request.get(`${path}index.md`)).text();
  const headings = await page
    .locator('article :is(h2, h3)')
    .evaluateAll((nodes) => nodes.map((node) => node.id));
  expect(markdown.match(/^##+ /gm)?.length).toBeGreaterThanOrEqual(headings.length);
  const demos = await page
    .locator('[data-demo]')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-demo')));
  for (const name of demos) {
    expect(markdown).toContain(`\`\`\`tsx title="${name}.tsx"`);
  }
  expect(markdown).toMatch(/^---\ntitle: "Column definition"\n/);
});

test('the alternate of an API page has a table of props', async ({ request }) => {
  const markdown = await (await request.get('/x/api/tree-view/rich-tree-view/index.md')).text();
  expect(markdown).toContain('| Name | Type | Default | Description |');
  expect(markdown).toMatch(/^\| `items` \(required\) \|/m);
});

test('the index promises Markdown for exactly the pages that have it', async ({ request }) => {
  const index = await (await request.get('/x/llms.txt')).text();
  expect(index).toContain(
    'The home page, the page templates, the theme studio, the check of projects, and the page about production errors have none.',
  );
  const withoutMarkdown: string[] = [];
  await inBatches(allPaths(), async (path) => {
    const response = await request.head(`${path}index.md`);
    if (!response.ok()) {
      withoutMarkdown.push(path);
    }
  });
  const others = withoutMarkdown.filter((path) => !path.startsWith('/x/templates/'));
  expect(others.sort()).toEqual(['/x/', '/x/check/', '/x/production-error/', '/x/theme/']);
});

test('every link of the indexes for language models leads to a file', async ({ request }) => {
  const indexes = [
    '',
    'react-data-grid/',
    'react-date-pickers/',
    'react-charts/',
    'react-tree-view/',
  ];
  const missing: string[] = [];
  for (const folder of indexes) {
    const text = await (await request.get(`/x/${folder}llms.txt`)).text();
    const links = [...text.matchAll(/\]\((https:[^)]+)\)/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
    expect(links.length).toBeGreaterThan(1);
    await inBatches(links, async (path) => {
      if (!(await request.head(path)).ok()) {
        missing.push(path);
      }
    });
  }
  expect(missing).toEqual([]);
});

test('the alternate of a Pro component names the Pro package', async ({ request }) => {
  for (const path of [
    'api/date-pickers/date-range-picker/',
    'react-date-pickers/date-range-picker/',
  ]) {
    const markdown = await (await request.get(`/x/${path}index.md`)).text();
    expect(markdown).toMatch(/^packages: \[.*"@mui\/x-date-pickers-pro".*\]$/m);
  }
});

test('API pages contain no internal notes, and no broken tables', async ({ request }) => {
  const { pages } = (await (await request.get('/x/pages.json')).json()) as PageCatalog;
  const problems: string[] = [];
  await inBatches(
    pages.filter(({ path }) => path.startsWith('api/')),
    async ({ data, markdown }) => {
      const json = data === undefined ? '' : await (await request.get(`/x/${data}`)).text();
      expect(json, data).not.toMatch(/\b(?:TODO|FIXME|HACK|XXX)\b/);
      const lines = (await (await request.get(`/x/${markdown}`)).text()).split('\n');
      const isCell = (text: string) => text.startsWith('|');
      const notes = lines.filter((line) => /\b(?:TODO|FIXME|HACK|XXX)\b/.test(line));
      const cut = lines.filter((line) => isCell(line) && !/\|\s*$/.test(line));
      problems.push(...[...notes, ...cut].map((line) => `${markdown}: ${line.slice(0, 120)}`));
    },
  );
  expect(problems).toEqual([]);
});

test('language models find the indexes', async ({ request }) => {
  const root = await request.get('/llms.txt');
  expect(root.url()).toMatch(/\/x\/llms\.txt$/);
  expect(root.headers()['content-type']).toBe('text/plain; charset=utf-8');
  for (const product of ['data-grid', 'date-pickers', 'charts', 'tree-view']) {
    expect(await root.text()).toContain(`/x/react-${product}/llms.txt`);
    const index = await (await request.get(`/x/react-${product}/llms.txt`)).text();
    expect(index).toContain(`/x/react-${product}/quickstart/index.md`);
    const full = await request.get(`/x/react-${product}/llms-full.txt`);
    expect((await full.text()).length).toBeGreaterThan(50_000);
  }
});
