import { test as bareTest, type Page } from '@playwright/test';
import { axeOf } from './support/axe';
import { expect, test } from './support/test';

const GUIDE = '/x/react-data-grid/column-definition/';
const INDEX = /\/x\/search\/v8\.\w+\.json/;

const INDEX_MS = 20_000;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox', { name: /Search/ });
const optionsOf = (page: Page) => dialogOf(page).getByRole('listbox').getByRole('option');
const activeOf = (page: Page) => dialogOf(page).locator('[role="option"][aria-selected="true"]');

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
}

async function searchFor(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await fieldOf(page).fill(query);
  // The first results wait for the index, which takes a while on a busy machine.
  await expect(optionsOf(page).first()).toBeVisible({ timeout: INDEX_MS });
}

test.beforeEach(({ page }) => page.goto(GUIDE));

test('opens with the shortcut, a slash, a letter, and a click; Escape restores the focus', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Search the documentation' });
  await openSearch(page);
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page)).toBeHidden();

  await page.keyboard.press('/');
  await expect(fieldOf(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();

  await button.focus();
  await page.keyboard.press('f');
  await expect(fieldOf(page)).toHaveValue('f');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await button.click();
  await expect(fieldOf(page)).toBeFocused();
});

test('arrow keys choose a result, and Enter opens the page without a reload', async ({ page }) => {
  await searchFor(page, 'multi sorting');
  const first = await activeOf(page).textContent();
  await page.keyboard.press('ArrowDown');
  await expect(activeOf(page)).not.toHaveText(first ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(activeOf(page)).toHaveText(first ?? '');
  await expect(fieldOf(page)).toHaveAttribute(
    'aria-activedescendant',
    (await activeOf(page).getAttribute('id')) ?? '',
  );
  const href = (await activeOf(page).getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/x\/react-data-grid\/sorting\//);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(dialogOf(page)).toBeHidden();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a click opens the item itself: a prop at its anchor', async ({ page }) => {
  await searchFor(page, 'checkboxSelection');
  await optionsOf(page).first().click();
  await expect(page).toHaveURL(/\/x\/api\/data-grid\/data-grid.*#.*checkboxSelection$/);
});

test('misspelled words find results, and matches are marked', async ({ page }) => {
  await searchFor(page, 'colum vizibility');
  await expect(optionsOf(page).first()).toContainText('Column visibility');
  await fieldOf(page).fill('column visibility');
  await expect(optionsOf(page).first().locator('mark').first()).toBeVisible();
});

test('filters restrict results to a product', async ({ page }) => {
  await searchFor(page, 'localization');
  await dialogOf(page).getByRole('radio', { name: 'Charts' }).check({ force: true });
  await expect(optionsOf(page).first()).toHaveAttribute('href', /charts/);
  for (const link of await optionsOf(page).all()) {
    expect(await link.getAttribute('href')).toMatch(/charts/);
  }
});

test('visited results are offered again, kept, and removed', async ({ page }) => {
  await searchFor(page, 'row height');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/row-height/);
  await openSearch(page);
  const recent = dialogOf(page).getByRole('region', { name: 'Recent' });
  await recent.getByRole('button', { name: /^Add .* to the favorites/ }).click();
  const favorites = dialogOf(page).getByRole('region', { name: 'Favorites' });
  await expect(favorites.getByRole('link')).toHaveCount(1);

  await page.reload();
  await openSearch(page);
  await favorites.getByRole('button', { name: /^Remove .* from the favorites/ }).click();
  await recent.getByRole('button', { name: /^Remove .* from the recent/ }).click();
  await expect(recent).toHaveCount(0);
});

test('an empty result helps and is announced', async ({ page }) => {
  await openSearch(page);
  await fieldOf(page).fill('qzxwvk');
  await expect(dialogOf(page).getByText('Nothing found for “qzxwvk”.').first()).toBeVisible({
    timeout: INDEX_MS,
  });
  await expect(dialogOf(page).getByRole('status')).toHaveText('Nothing found for “qzxwvk”.');
  await expect(dialogOf(page).getByRole('link', { name: 'Search the issues' })).toHaveAttribute(
    'href',
    /issues\?q=qzxwvk/,
  );
});

test('works offline once it has loaded', async ({ page, context }) => {
  await searchFor(page, 'filter');
  // The page may still fetch what it needs later; the browser would log that as a failure.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await fieldOf(page).fill('row pinning');
  await expect(optionsOf(page).first()).toContainText('pinning');
  await context.setOffline(false);
});

// Without the collected problems, because the browser logs the responses that this test rejects.
bareTest('an index that cannot be had: says so, keeps the query, tries again', async ({ page }) => {
  await page.route(INDEX, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(GUIDE);
  await openSearch(page);
  await fieldOf(page).fill('sorting');
  await expect(dialogOf(page).getByRole('alert')).toContainText('could not be loaded');
  await page.unroute(INDEX);
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(optionsOf(page).first()).toBeVisible({ timeout: INDEX_MS });
  await expect(fieldOf(page)).toHaveValue('sorting');
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const query of ['', 'sorting', 'qzxwvk']) {
    test(`no violation: ${colorScheme}, “${query}”`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openSearch(page);
      await fieldOf(page).fill(query);
      await expect(dialogOf(page).getByRole('status')).not.toHaveText(/Loading/, {
        timeout: INDEX_MS,
      });
      const { violations } = await axeOf(page).include('dialog[open]').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    });
  }
}

test('an index of at most 350 kB is transferred, after the first demo', async ({ page }) => {
  const demo = page.locator('[data-demo-canvas]').first();
  let isDemoReady = false;
  const loaded = page.waitForEvent('requestfinished', (request) => INDEX.test(request.url()));
  await page.route(INDEX, async (route) => {
    isDemoReady = (await demo.getAttribute('data-status')) === 'ready';
    await route.continue();
  });
  await page.reload({ waitUntil: 'load' });
  const { responseBodySize } = await (await loaded).sizes();
  expect(responseBodySize).toBeLessThan(350_000);
  expect(isDemoReady).toBe(true);
});
