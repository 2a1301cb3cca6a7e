import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/test';

const LAB = '/x/react-data-grid/server-side-data/lab/';
/** PostgreSQL starts and creates 50,000 rows. */
const START_MS = 90_000;

test('a reader starts the lab, sees SQL, breaks it, and resets it', async ({ page }) => {
  test.setTimeout(240_000);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/lab/')) {
      loaded.push(request.url());
    }
  });
  await page.goto(LAB);
  const start = page.getByRole('button', { name: 'Start the lab' });
  await expect(start).toBeVisible();
  expect(loaded).toEqual([]);

  await start.focus();
  await page.keyboard.press('Enter');
  const grid = page.getByRole('grid', { name: 'Orders' });
  await expect(grid).toBeVisible({ timeout: START_MS });
  expect(loaded).toHaveLength(3);
  await expect(page.getByText(/of 50,?000/)).toBeVisible({ timeout: START_MS });

  const log = page.getByRole('region', { name: 'Statements' });
  await grid.getByRole('columnheader', { name: 'Amount' }).click();
  await expect(log.getByText(/order by "row"."amount" asc nulls first/).first()).toBeVisible();

  const search = page.getByRole('searchbox').last();
  await page.getByRole('button', { name: 'Search' }).last().click();
  await search.fill('berlin');
  await expect(log.getByText(/"%berlin%"/).first()).toBeVisible();

  await log.getByRole('button', { name: 'Explain' }).first().click();
  await expect(log.getByText(/Execution Time/).first()).toBeVisible();

  await page.getByLabel('Show').selectOption('groups');
  await expect(log.getByText(/group by "row"."country"/).first()).toBeVisible();
  await page.getByLabel('Show').selectOption('pivot');
  await expect(log.getByText(/filter \(where/).first()).toBeVisible();

  await page.getByRole('switch', { name: 'Errors' }).check();
  await page.getByLabel('Show').selectOption('lazy');
  await expect(page.getByText('503 Service Unavailable').first()).toBeVisible();
  await page.getByRole('switch', { name: 'Errors' }).uncheck();

  const { violations } = await new AxeBuilder({ page })
    .include('section[aria-label="Backend lab"]')
    // The watermark of Premium: the tests have no license key.
    .exclude('div[style*="z-index: 100000"]')
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

  await page.getByLabel('Show').selectOption('pages');
  await page.getByRole('button', { name: 'Reset the data' }).click();
  await expect(page.getByText(/of 50,?000/)).toBeVisible({ timeout: START_MS });
});

test('without WebAssembly, the lab says so and shows recorded answers', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await page.goto(LAB);
  await page.getByRole('button', { name: 'Start the lab' }).click();
  await expect(page.getByText(/can’t run here/)).toBeVisible();
  await expect(page.getByText(/from "orders"/).first()).toBeVisible();
});
