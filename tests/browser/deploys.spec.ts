import type { Page } from '@playwright/test';
import { untilIdle } from './support/quiet';
import { collectProblems, expect, test as base } from './support/test';

/** Messages of the browser and Docusaurus about a lost file or network. */
const EXPECTED = /Failed to load resource|ChunkLoadError|Loading chunk|net::ERR/;

const test = base.extend({
  problems: async ({ page }, use) => {
    const problems = collectProblems(page);
    await use(problems);
    expect(problems.filter((problem) => !EXPECTED.test(problem))).toEqual([]);
  },
});

const FROM = '/x/introduction/';
const TO = '/x/introduction/installation/';

/** Counts how often a page is loaded. */
async function countLoads(page: Page): Promise<() => number> {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goto(FROM);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  return () => loads - 1;
}

/** Makes files unavailable that this document hasn't loaded yet, until the next one or for good. */
async function loseScripts(page: Page, { forGood = false } = {}): Promise<void> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  let isLost = true;
  page.once('domcontentloaded', () => {
    isLost = forGood;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    const isHere = loaded.includes(route.request().url());
    await (isLost && !isHere ? route.fulfill({ status: 404, body: '' }) : route.continue());
  });
}

/**
 * By keyboard, because hovering over the link would preload its page, so the click could be the
 * second attempt.
 */
const followLink = (page: Page) =>
  page
    .getByRole('navigation', { name: 'documentation' })
    .getByRole('link', { name: 'Installation', exact: true })
    .press('Enter');

test('a tab from before a deployment reloads once, to the requested page', async ({ page }) => {
  const reloads = await countLoads(page);
  await page.evaluate(() => localStorage.setItem('mui-mode', 'dark'));
  // The requested chunk is missing; after the reload, all files are available again.
  await loseScripts(page);
  await followLink(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation', {
    timeout: 20_000,
  });
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  expect(new URL(page.url()).pathname).toBe(TO);
  expect(reloads()).toBe(1);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a failure that remains after the reload leads to no other reload', async ({ page }) => {
  const reloads = await countLoads(page);
  await loseScripts(page, { forGood: true });
  await followLink(page);
  // The page is readable without the code that is missing.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation', {
    timeout: 20_000,
  });
  await page.waitForResponse((response) => response.request().method() === 'HEAD');
  await untilIdle(page);
  expect(reloads()).toBe(1);
});

test('a tab that cannot remember its reload reports the failure', async ({ page }) => {
  const reloads = await countLoads(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await loseScripts(page);
  await followLink(page);
  await expect(page.getByText('The page could not be loaded.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Installation');
  expect(reloads()).toBe(0);
});

test('without a network the tab keeps its page, says so, and continues when it is back', async ({
  page,
  context,
}) => {
  const reloads = await countLoads(page);
  await context.setOffline(true);
  await followLink(page);
  await expect(page.getByText('No connection. The page opens when it is back.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'documentation' })).toBeVisible();
  expect(reloads()).toBe(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation', {
    timeout: 20_000,
  });
  await expect(page.getByText('No connection.')).toHaveCount(0);
});

test('going back ends the wait', async ({ page, context }) => {
  const reloads = await countLoads(page);
  await context.setOffline(true);
  await followLink(page);
  await expect(page.getByText('No connection.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(FROM);
  await expect(page.getByText('No connection.')).toHaveCount(0);
  // The wait ends with a check whether the page is available, whose result is no longer needed.
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await context.setOffline(false);
  await asked;
  await untilIdle(page);
  expect(new URL(page.url()).pathname).toBe(FROM);
  expect(reloads()).toBe(0);
});
