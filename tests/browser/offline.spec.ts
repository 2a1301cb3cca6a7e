import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import {
  buildWithoutWorker,
  copyBuild,
  nextBuild,
  openHomeHost,
  type HomeHost,
} from './support/homeHost';
import { untilIdle } from './support/quiet';
import { testOfProblems as test } from './support/test';

const SHELL_MIB = 1.5;
/** How long a page waits before it registers the worker: `DELAY_MS` of its client module. */
const REGISTRATION_DELAY_MS = 1500;
const INTRODUCTION = '/x/introduction/';
const INSTALLATION = '/x/introduction/installation/';
const TREE_GUIDE = '/x/react-tree-view/rich-tree-view/items/';
const TREE_API = '/x/api/tree-view/rich-tree-view/';

let host: HomeHost;

test.describe.configure({ timeout: 90_000 });

test.beforeEach(async () => {
  host = await openHomeHost(copyBuild());
});

test.afterEach(() => host.close());

async function newPage(): Promise<{ readonly page: Page; readonly loads: () => number }> {
  const context = await host.browser.newContext();
  const page = await context.newPage();
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return { page, loads: () => loads };
}

/** Visits the first page until the worker controls it. */
async function firstVisit(page: Page): Promise<void> {
  await page.goto(host.origin + INTRODUCTION);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expectCached(page, INTRODUCTION);
}

async function expectCached(page: Page, address: string): Promise<void> {
  await expect
    .poll(
      () => page.evaluate(async (key) => Boolean(await caches.match(key)), host.origin + address),
      {
        timeout: 20_000,
      },
    )
    .toBe(true);
}

/**
 * The URL of the script that registers the worker, which each page runs some time after its start.
 */
const REGISTRATION = (() => {
  const folder = 'build/assets/js';
  const name = fs
    .readdirSync(folder)
    .find((file) => fs.readFileSync(path.join(folder, file), 'utf8').includes('REFRESH_PRODUCTS'));
  return `/x/assets/js/${name}`;
})();

/** Counts how often a page has reached the registration of the worker. */
function countRegistrations(page: Page): () => number {
  let count = 0;
  page.on('response', (response) => {
    count += new URL(response.url()).pathname === REGISTRATION ? 1 : 0;
  });
  return () => count;
}

test('a host that the site was not built for gets no worker', async ({ page }) => {
  const registrations = countRegistrations(page);
  await page.goto(INTRODUCTION);
  await expect.poll(registrations).toBe(1);
  await untilIdle(page);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

test('the first visit does not reload, and visited pages can be read offline', async () => {
  const { page, loads } = await newPage();
  await firstVisit(page);

  await page
    .getByRole('navigation', { name: 'documentation' })
    .getByRole('link', { name: 'Installation', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  await expectCached(page, INSTALLATION);
  expect(loads()).toBe(1);

  await host.setOnline(false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.goto(host.origin + INTRODUCTION);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${host.origin}/x/introduction/licensing/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not connected');

  await host.setOnline(true);
  await page.goto(`${host.origin}/x/introduction/licensing/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licensing');
});

/**
 * Stops the previous worker as soon as the next one waits for it. Browsers do so when it is idle:
 * after half a minute, and later on a busy machine.
 */
async function stopPreviousWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  const workers = new Map<string, string>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    versions.forEach(({ versionId, status }) => workers.set(versionId, status));
    const previous = [...workers].find(([, status]) => status === 'activated');
    if (previous && [...workers.values()].includes('installed')) {
      const [versionId] = previous;
      session.send('ServiceWorker.stopWorker', { versionId }).catch(() => undefined);
    }
  });
}

/** Reloads the page from the next build, whose worker the browser finds once the page has started. */
async function reloadBeforeUpdate(page: Page): Promise<void> {
  await stopPreviousWorker(page);
  host.intercept((request, response) => {
    const isWorker = request.url?.startsWith('/x/sw.js') ?? false;
    if (isWorker) {
      response.writeHead(503).end();
    }
    return isWorker;
  });
  await page.reload();
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  host.intercept();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
}

/** Whether the host has one worker, after the browser has checked for a newer one. */
const hasOneWorker = (page: Page) =>
  page.evaluate(async () => {
    const registration = await (await navigator.serviceWorker.ready).update();
    return !registration.installing && !registration.waiting;
  });

test('a new build is activated with one reload, without old files', async () => {
  const { page, loads } = await newPage();
  const registrations = countRegistrations(page);
  await firstVisit(page);
  const before = loads();
  const old = await page.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src ?? '',
  );

  host.deploy(nextBuild());
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) {
      missing.push(response.url());
    }
  });
  await reloadBeforeUpdate(page);
  // The reader's reload, and one for the new worker: the page then reaches the registration, which
  // finds nothing newer.
  await expect.poll(registrations, { timeout: 60_000 }).toBe(3);
  await expect.poll(() => hasOneWorker(page)).toBe(true);
  expect(loads()).toBe(before + 2);
  expect(await page.evaluate(() => (window as { docsBuild?: number }).docsBuild)).toBe(2);
  expect(missing).toEqual([]);
  expect(await page.evaluate(async (url) => Boolean(await caches.match(url)), old)).toBe(false);

  await expectCached(page, INTRODUCTION);
  await host.setOnline(false);
  await page.reload();
  await page.waitForFunction(() => (window as { docsBuild?: number }).docsBuild === 2);
});

test('a page reloads although the new worker took over before it listened', async () => {
  const { page, loads } = await newPage();
  await firstVisit(page);
  const before = loads();
  host.deploy(nextBuild());
  // As on a slow device, the page waits longer between its start and the registration.
  await page.addInitScript((delay) => {
    const { setTimeout: start } = window;
    const late: (() => void)[] = [];
    const startOrKeep = (act: () => void, ms?: number, ...rest: unknown[]) =>
      ms === delay ? late.push(act) : start(act, ms, ...rest);
    Object.assign(window, { late, setTimeout: startOrKeep });
  }, REGISTRATION_DELAY_MS);
  await reloadBeforeUpdate(page);
  await expect.poll(() => hasOneWorker(page)).toBe(true);
  expect(loads()).toBe(before + 1);
  await page.evaluate(() => {
    (window as unknown as { late: (() => void)[] }).late.forEach((act) => act());
  });
  await expect.poll(loads).toBe(before + 2);
});

/** Checks or unchecks Tree View in the settings, and closes them when it is done. */
async function saveTreeView(page: Page, isSaved: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  const box = settings.getByRole('checkbox', { name: /Tree View/ });
  await box.setChecked(isSaved);
  await expect
    .poll(() => page.evaluate(() => caches.has('docs-saved-offline-x-tree-view.json')))
    .toBe(isSaved);
  await expect(settings.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  await expect(box).toBeChecked({ checked: isSaved });
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
}

test('a saved product works offline: pages, demos, search', async () => {
  const { page } = await newPage();
  await firstVisit(page);
  await saveTreeView(page, true);

  await host.setOnline(false);
  const failed: string[] = [];
  page.on('pageerror', ({ message }) => failed.push(message));
  await page.goto(host.origin + TREE_GUIDE);
  const canvas = page.locator('[data-demo-canvas="BasicRichTreeView"]');
  await canvas.scrollIntoViewIfNeeded();
  await expect(canvas).toHaveAttribute('data-status', 'ready');
  await expect(canvas.getByRole('treeitem').first()).toBeVisible();

  await page.keyboard.press('ControlOrMeta+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox', { name: /Search/ }).fill('checkboxSelection');
  await search.getByRole('listbox').getByRole('option').first().click();
  await expect(page.locator('h1')).toBeVisible();

  await page.goto(host.origin + TREE_API);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/RichTreeView/);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  expect(failed).toEqual([]);

  await host.setOnline(true);
  await page.reload();
  await saveTreeView(page, false);
});

test('a saved product follows the next build', async () => {
  const { page } = await newPage();
  await firstVisit(page);
  await saveTreeView(page, true);
  host.deploy(nextBuild());
  await stopPreviousWorker(page);
  await page.reload();
  // The page may be reloading for the new worker in the meantime.
  const savedMain = () =>
    page
      .evaluate(async () => {
        const cache = await caches.open('docs-saved-offline-x-tree-view.json');
        return (await cache.keys()).map(({ url }) => url).filter((url) => url.includes('/main.'));
      })
      .catch(() => null);
  await expect
    .poll(savedMain, { timeout: 60_000 })
    .toEqual([`${host.origin}/x/assets/js/main.0badcafe.js`]);

  await host.setOnline(false);
  await page.goto(host.origin + TREE_API);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  expect(await page.evaluate(() => (window as { docsBuild?: number }).docsBuild)).toBe(2);
});

test('a build with OFFLINE=remove removes the worker and its caches, and no others', async () => {
  const { page } = await newPage();
  await firstVisit(page);
  const others = ['another-app-v1', 'workbox-precache-v2-http://docs.test/store/'];
  await page.evaluate((names) => Promise.all(names.map((name) => caches.open(name))), others);
  host.deploy(buildWithoutWorker());
  await stopPreviousWorker(page);
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: (await caches.keys()).sort(),
    }));
  await page.reload();
  await expect
    .poll(() => left().catch(() => null), { timeout: 60_000 })
    .toEqual({ workers: 0, caches: others });
  await page.goto(host.origin + INSTALLATION);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('the shell is small', () => {
  const worker = fs.readFileSync('build/sw.js', 'utf8');
  const urls = [...worker.matchAll(/url:\s*"([^"]+)"|"url":\s*"([^"]+)"/g)].map(
    ([, a, b]) => a ?? b ?? '',
  );
  expect(urls.some((url) => /^assets\/js\/main\./.test(url))).toBe(true);
  expect(urls).toContain('offline.html');
  // Settings and search work offline, although their file names are numbers.
  const code = urls
    .filter((url) => /^assets\/js\/\d/.test(url))
    .map((url) => fs.readFileSync(path.join('build', url), 'utf8'));
  expect(code.some((text) => text.includes('settings.densityHelp'))).toBe(true);
  expect(code.some((text) => text.includes('search.placeholder'))).toBe(true);
  const bytes = urls.reduce((sum, url) => sum + fs.statSync(path.join('build', url)).size, 0);
  expect(bytes / 1024 / 1024).toBeLessThanOrEqual(SHELL_MIB);
});
