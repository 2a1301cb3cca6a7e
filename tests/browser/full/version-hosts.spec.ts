import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { createStaticHandler } from '../../../scripts/lib/staticHandler';
import { expect, testOfProblems as test } from '../support/test';

/**
 * One host per major: two majors are built separately, served on different ports, and configured to
 * know each other.
 */
const MAJORS = { v5: 3035, v4: 3034 } as const;
type Major = keyof typeof MAJORS;

/** The other majors are at a local URL without a server. */
const ELSEWHERE = ['v8', 'v7', 'v6'];
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
        // The smaller one is also built in a second language.
        DOCS_LOCALES: major === 'v4' ? 'en,zh' : 'en',
        VERSION_HOSTS: hosts,
        // Separate from the site's own build, which other tests use.
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
  await build('v5');
  await build('v4');
  servers.set('v5', await serve('v5'));
  servers.set('v4', await serve('v4'));
});

test.afterAll(async () => {
  await Promise.all([...servers.values()].map(stop));
});

/** Opens the version menu, follows a major, and expects to reach its page. */
async function switchTo(page: Page, major: Major, path: string): Promise<void> {
  await page.getByRole('button', { name: menuName }).click();
  const link = page.getByRole('link', { name: major, exact: true });
  await expect(link).toHaveAttribute('href', origin(major) + path);
  await link.click();
  await expect(page).toHaveURL(origin(major) + path);
}

test('the same page and section on the other host, in both directions', async ({ page }) => {
  const path = '/x/react-data-grid/sorting/#multi-sorting';
  await page.goto(origin('v5') + path);
  await switchTo(page, 'v4', path);
  await switchTo(page, 'v5', path);
});

test('a page with another path there, in both directions', async ({ page }) => {
  await page.goto(`${origin('v5')}/x/react-data-grid/row-selection/`);
  await switchTo(page, 'v4', '/x/react-data-grid/selection/');
  await switchTo(page, 'v5', '/x/react-data-grid/row-selection/');
});

test('the nearest page if the other host does not have it', async ({ page }) => {
  await page.goto(`${origin('v5')}/x/react-data-grid/tree-data/`);
  await page.getByRole('button', { name: menuName }).click();
  const older = page.getByRole('link', { name: /^v4 ?This page is not in v4\. Nearest:/ });
  await expect(older).toHaveAttribute('href', `${origin('v4')}/x/react-data-grid/`);
});

test('the start page while the other host is down, and the page when it is back', async ({
  page,
}) => {
  await stop(servers.get('v4')!);
  await page.goto(`${origin('v5')}/x/react-data-grid/sorting/`);
  const button = page.getByRole('button', { name: menuName });
  await button.click();
  await expect(
    page.getByText(/^These versions open at their start page: v8, v7, v6, and v4\.$/),
  ).toHaveCount(1);
  const older = page.getByRole('link', { name: 'v4', exact: true });
  await expect(older).toHaveAttribute('href', `${origin('v4')}/x/react-data-grid/`);

  servers.set('v4', await serve('v4'));
  await button.click();
  await button.click();
  await expect(page.getByRole('link', { name: 'v4', exact: true })).toHaveAttribute(
    'href',
    `${origin('v4')}/x/react-data-grid/sorting/`,
  );
});

test('a host starts with its own pages and offers its own products', async ({ page }) => {
  await page.goto(origin('v4'));
  await expect(page).toHaveURL(`${origin('v4')}/x/react-data-grid/`);
  await page.goto(`${origin('v4')}/x/`);
  await expect(page).toHaveURL(`${origin('v4')}/x/react-data-grid/`);
  const footer = page.getByRole('contentinfo').getByRole('navigation');
  // Version 4 has one product; pages of all products follow.
  await expect(footer.getByRole('link').nth(0)).toHaveText('Data Grid');
  await expect(footer.getByRole('link').nth(1)).toHaveText('Templates');
  // Its own page, not the path to which the current major moved it.
  await page.goto(`${origin('v4')}/x/react-data-grid/selection/`);
  await expect(page).toHaveURL(`${origin('v4')}/x/react-data-grid/selection/`);
});

test('the worker is registered on the host of an older major', async ({ page }) => {
  await page.goto(`${origin('v4')}/x/react-data-grid/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(
    await page.evaluate(async () => {
      const workers = await navigator.serviceWorker.getRegistrations();
      return workers.map(({ scope }) => new URL(scope).pathname);
    }),
  ).toEqual(['/x/']);
});

test('its footer links to pages of the current major', async ({ page }) => {
  await page.goto(`${origin('v4')}/x/react-data-grid/`);
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
  await expect(link('Templates')).toHaveAttribute('href', `${NOWHERE}/x/templates/`);
  await expect(link('Theme studio')).toHaveAttribute('href', `${NOWHERE}/x/theme/`);
  await expect(link("What's new")).toHaveAttribute('href', `${NOWHERE}/x/whats-new/`);
});

test('both languages of a build open, and others redirect', async ({ page }) => {
  await page.goto(`${origin('v4')}/zh/x/react-data-grid/sorting/`);
  await page.locator('html[lang="zh"][data-has-hydrated="true"]').waitFor();
  await expect(page.getByRole('button', { name: '搜索文档' })).toBeVisible();
  await page.goto(`${origin('v4')}/x/react-data-grid/sorting/`);
  await page.locator('html[lang="en"][data-has-hydrated="true"]').waitFor();
  await page.goto(`${origin('v4')}/fr/x/react-data-grid/sorting/?a=1`);
  await expect(page).toHaveURL(`${origin('v4')}/x/react-data-grid/sorting/?a=1`);
  await page.goto(`${origin('v5')}/zh/x/react-data-grid/sorting/`);
  await expect(page).toHaveURL(`${origin('v5')}/x/react-data-grid/sorting/`);
});

test('the current major has the canonical URL of the page', async ({ page }) => {
  await page.goto(`${origin('v5')}/x/react-data-grid/sorting/`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${NOWHERE}/x/react-data-grid/sorting/`,
  );
});
