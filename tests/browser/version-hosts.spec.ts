import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { createStaticHandler } from '../../scripts/lib/staticHandler';

/**
 * The topology of one host for each major: two majors are built alone, served on ports of their own,
 * and know each other by configuration.
 */
const MAJORS = { v7: 3037, v6: 3036 } as const;
type Major = keyof typeof MAJORS;

/** The other majors are at an address of this machine where nobody answers. */
const ELSEWHERE = ['v8', 'v5', 'v4'];
const NOWHERE = 'http://127.0.0.1:9';

const OUT_DIR = path.resolve('test-results/hosts');
const origin = (major: Major) => `http://127.0.0.1:${MAJORS[major]}`;
const menuName = /^Version: /;

async function build(major: Major): Promise<void> {
  const built = (Object.keys(MAJORS) as Major[]).map((name) => `${name}=${origin(name)}`);
  const hosts = [...built, ...ELSEWHERE.map((name) => `${name}=${NOWHERE}`)].join();
  await promisify(execFile)(
    process.execPath,
    ['node_modules/.bin/docusaurus', 'build', '--out-dir', path.join(OUT_DIR, major)],
    {
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DOCS_VERSION: major,
        VERSION_HOSTS: hosts,
        // Beside the site's own build, which other tests are looking at.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${major}`,
      },
    },
  );
}

function serve(major: Major): Promise<http.Server> {
  const server = http.createServer(createStaticHandler(path.join(OUT_DIR, major)));
  return new Promise((resolve) => {
    server.listen(MAJORS[major], '127.0.0.1', () => resolve(server));
  });
}

function stop(server: http.Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

test.describe.configure({ mode: 'serial' });

const servers = new Map<Major, http.Server>();

test.beforeAll(async () => {
  test.setTimeout(900_000);
  fs.rmSync(OUT_DIR, { recursive: true, force: true });
  await build('v7');
  await build('v6');
  servers.set('v7', await serve('v7'));
  servers.set('v6', await serve('v6'));
});

test.afterAll(async () => {
  await Promise.all([...servers.values()].map(stop));
});

test('the same page and section on the other host, in both directions', async ({ page }) => {
  await page.goto(`${origin('v7')}/x/react-data-grid/sorting/#multi-sorting`);
  await page.getByRole('button', { name: menuName }).click();
  const older = page.getByRole('link', { name: 'v6', exact: true });
  await expect(older).toHaveAttribute(
    'href',
    `${origin('v6')}/x/react-data-grid/sorting/#multi-sorting`,
  );
  await older.click();
  await expect(page).toHaveURL(`${origin('v6')}/x/react-data-grid/sorting/#multi-sorting`);

  await page.getByRole('button', { name: menuName }).click();
  const newer = page.getByRole('link', { name: 'v7', exact: true });
  await expect(newer).toHaveAttribute('href', /\/x\/react-data-grid\/sorting\//);
  await newer.click();
  await expect(page).toHaveURL(new RegExp(`^${origin('v7')}/x/react-data-grid/sorting/`));
});

test('a page that has another address there', async ({ page }) => {
  await page.goto(`${origin('v7')}/x/api/tree-view/tree-item-2/`);
  await page.getByRole('button', { name: menuName }).click();
  await expect(page.getByRole('link', { name: 'v6', exact: true })).toHaveAttribute(
    'href',
    `${origin('v6')}/x/api/tree-view/tree-item/`,
  );
});

test('the nearest page where the other host does not have it', async ({ page }) => {
  await page.goto(`${origin('v7')}/x/react-data-grid/list-view/`);
  await page.getByRole('button', { name: menuName }).click();
  const older = page.getByRole('link', { name: /^v6 ?This page is not in v6\. Nearest:/ });
  await expect(older).toHaveAttribute('href', `${origin('v6')}/x/react-data-grid/`);
});

test('the start page while the other host is down, and the page again when it is back', async ({
  page,
}) => {
  await stop(servers.get('v6')!);
  await page.goto(`${origin('v7')}/x/react-data-grid/sorting/`);
  const button = page.getByRole('button', { name: menuName });
  await button.click();
  const older = page.getByRole('link', { name: /^v6 ?Opens the start page/ });
  await expect(older).toHaveAttribute('href', `${origin('v6')}/x/react-data-grid/`);

  servers.set('v6', await serve('v6'));
  await button.click();
  await button.click();
  await expect(page.getByRole('link', { name: 'v6', exact: true })).toHaveAttribute(
    'href',
    `${origin('v6')}/x/react-data-grid/sorting/`,
  );
});

test('the current major stands for the page in search engines', async ({ page }) => {
  await page.goto(`${origin('v7')}/x/react-data-grid/sorting/`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${NOWHERE}/x/react-data-grid/sorting/`,
  );
});
