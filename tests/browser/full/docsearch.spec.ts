import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page, Request } from '@playwright/test';
import { createStaticHandler } from '../../../scripts/lib/staticHandler';
import { expect, testOfProblems as test } from '../support/test';

/**
 * The site with a hosted search: builds the smallest major with DocSearch keys. The test mocks its
 * requests, so none leaves this machine.
 */
const PORT = 3036;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const OUT_DIR = path.resolve('test-results/docsearch');
const INDEX_NAME = 'docs-x';

const HIT = {
  objectID: 'sorting',
  url: `${ORIGIN}/x/react-data-grid/sorting/`,
  type: 'lvl1',
  content: null,
  anchor: null,
  hierarchy: { lvl0: 'Data Grid', lvl1: 'Answer of the hosted index' },
};

// All tests of this file share a build.
test.describe.configure({ mode: 'serial' });

let server: http.Server;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  fs.rmSync(OUT_DIR, { recursive: true, force: true });
  await promisify(execFile)(
    process.execPath,
    ['node_modules/.bin/docusaurus', 'build', '--out-dir', OUT_DIR],
    {
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DOCS_VERSION: 'v4',
        DOCSEARCH_APP_ID: 'STANDIN',
        DOCSEARCH_API_KEY: 'a1b2c3',
        DOCSEARCH_INDEX_NAME: INDEX_NAME,
        // Separate from the site's own build, which other tests use.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-docsearch',
      },
    },
  );
  server = http.createServer(createStaticHandler(OUT_DIR));
  await new Promise<void>((resolve) => server.listen(PORT, '127.0.0.1', resolve));
});

test.afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

interface SearchRequests {
  readonly requests: readonly { readonly indexName: string; readonly query: string }[];
}

/** Mocks the hosted index and records its requests. */
async function standIn(page: Page): Promise<Request[]> {
  const asked: Request[] = [];
  await page.route(/^https:\/\/[\w-]+\.algolia(?:net\.com|\.net)\//, async (route) => {
    asked.push(route.request());
    const { requests } = route.request().postDataJSON() as SearchRequests;
    const results = requests.map(({ indexName, query }) => ({
      index: indexName,
      query,
      hits: [HIT],
      nbHits: 1,
      nbPages: 1,
      page: 0,
      hitsPerPage: 20,
      processingTimeMS: 1,
      params: '',
    }));
    await route.fulfill({ json: { results }, headers: { 'access-control-allow-origin': '*' } });
  });
  return asked;
}

test('the dialog of DocSearch opens and queries the hosted index', async ({ page }) => {
  const asked = await standIn(page);
  await page.goto(`${ORIGIN}/x/react-data-grid/`);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('searchbox');
  await field.fill('sorting');
  await expect(page.getByRole('option', { name: /Answer of the hosted index/ })).toBeVisible();

  const last = asked.at(-1);
  expect(new URL(last?.url() ?? '').hostname).toMatch(/^standin/i);
  expect((last?.postDataJSON() as SearchRequests).requests).toEqual([
    expect.objectContaining({ indexName: INDEX_NAME, query: 'sorting' }),
  ]);

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(HIT.url);
});

test("a missing page has no field for the site's own search", async ({ page }) => {
  await page.goto(`${ORIGIN}/x/no-such-page/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByText('/x/no-such-page/').first()).toBeVisible();
  await expect(page.getByRole('search').getByRole('searchbox')).toHaveCount(0);
});
