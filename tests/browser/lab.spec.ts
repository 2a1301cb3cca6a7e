import fs from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/test';

const LAB = '/x/react-data-grid/server-side-data/lab/';
/** PostgreSQL starts and creates 50,000 rows. */
const START_MS = 90_000;

/** A file of the handler. */
const sourceOf = (name: string) =>
  fs.promises.readFile(`docs/react-data-grid/server-side-data/lab/${name}`, 'utf8');

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

  const section = page.getByRole('region', { name: 'Backend lab' });
  const heightOf = () => section.evaluate((node) => node.getBoundingClientRect().height);
  const height = await heightOf();
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(section.getByText('Create 50,000 orders')).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Orders' });
  await expect(grid).toBeVisible({ timeout: START_MS });
  expect(loaded).toHaveLength(3);
  await expect(page.getByText(/of 50,?000/)).toBeVisible({ timeout: START_MS });

  const log = page.getByRole('region', { name: 'Statements' });
  await expect(page.getByText('1–25 of 50,000')).toBeVisible();
  // The picture reserved the space, so the text below stays where it is.
  await expect(log.getByText(/from "orders"/).first()).toBeVisible();
  expect(Math.abs((await heightOf()) - height)).toBeLessThan(2);
  await grid.getByRole('columnheader', { name: 'Amount' }).click();
  await expect(log.getByText(/order by "row"."amount" asc nulls first/).first()).toBeVisible();

  const search = page.getByRole('searchbox').last();
  await page.getByRole('button', { name: 'Search' }).last().click();
  await search.fill('berlin');
  await expect(log.getByText(/"%berlin%"/).first()).toBeVisible();

  await log.getByRole('button', { name: 'Explain' }).first().click();
  await expect(log.getByText(/Execution Time/).first()).toBeVisible();

  await page.getByLabel('Show').selectOption('groups');
  // Users know the names of countries, and requests their codes.
  await expect(page.getByText(/^Brazil \(\d+\)$/)).toBeVisible();
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
  await expect(log.getByText(/parameters \[25,0\]/).first()).toBeVisible();

  // The database can't be interrupted, so another one takes over.
  const query = log.locator('details[open] > div').filter({ hasText: '[25,0]' }).first();
  await query.getByRole('button', { name: 'Edit' }).click();
  await query
    .getByRole('textbox', { name: 'SQL' })
    .fill('select count(*) from orders a, orders b, orders c where $1::int + $2::int > 0');
  await query.getByRole('button', { name: 'Run' }).click();
  await expect(query.getByText(/took longer than 15 seconds/)).toBeVisible({ timeout: 30_000 });

  await page.getByRole('button', { name: 'Reset the data' }).click();
  await expect(page.getByText(/of 50,?000/)).toBeVisible({ timeout: START_MS });
  await expect(page.getByRole('button', { name: 'Reset the data' })).toBeEnabled({
    timeout: START_MS,
  });
});

test('a reader edits the handler, and the grid asks that version', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto(LAB);
  await page.getByRole('button', { name: 'Start the lab' }).click();
  const lab = page.getByRole('region', { name: 'Backend lab' });
  const log = lab.getByRole('region', { name: 'Statements' });
  await expect(lab.getByText(/of 50,?000/)).toBeVisible({ timeout: START_MS });
  await expect(log.getByText(/parameters \[25,0\]/).first()).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);

  await lab.getByRole('button', { name: 'Edit the handler' }).press('Enter');
  await lab.getByRole('tab', { name: 'queryParts.ts' }).click();
  const editor = lab.getByRole('textbox', { name: 'Editor of queryParts.ts' });
  // The file as readers copy it, with its types.
  await expect(editor).toContainText('import type { GridGetRowsParams, GridSortModel }');
  const replace = async (from: string, to: string) => {
    const code = await sourceOf('queryParts.ts');
    expect(code).toContain(from);
    await editor.fill(code.replace(from, to));
  };

  await replace('.limit(limitOf(params))', '.limit(3)');
  await expect(lab.getByText('The grid asks your version', { exact: true })).toBeVisible();
  await expect(log.getByText(/parameters \[3,0\]/).first()).toBeVisible({ timeout: START_MS });
  await expect(log.getByText('2 statements, 3 rows').first()).toBeVisible();

  const problem = lab.locator('p[aria-live]');
  await replace('export function hasKey(', 'export function (');
  await expect(problem).toHaveText(/\(queryParts\.ts:\d+\)$/);
  await replace(
    'export function checkLength',
    'throw new Error("Not yet");\nexport function checkLength',
  );
  await expect(problem).toHaveText(/^Not yet \(queryParts\.ts:\d+\)$/);

  // The page goes on while the handler doesn't.
  await replace('const isPaged =', 'for (;;) {}\nconst isPaged =');
  await lab.getByLabel('Show').selectOption('lazy');
  await expect(problem).toHaveText(/did not answer, so it was stopped/, { timeout: 20_000 });
  await expect(page.locator('iframe')).toHaveCount(0);

  const { violations } = await new AxeBuilder({ page })
    .include('section[aria-label="Backend lab"]')
    .exclude('div[style*="z-index: 100000"]')
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

  await lab.getByRole('button', { name: 'Discard the edits' }).click();
  await expect(problem).toBeEmpty();
  await expect(lab.getByRole('tabpanel', { name: 'queryParts.ts' })).toBeFocused();
  await lab.getByLabel('Show').selectOption('pages');
  await expect(log.getByText(/parameters \[25,0\]/).first()).toBeVisible();
});

test('without WebAssembly, the lab says so and shows recorded answers', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await page.goto(LAB);
  await page.getByRole('button', { name: 'Start the lab' }).click();
  await expect(page.getByText(/can’t run here/)).toBeVisible();
  await expect(page.getByText(/from "orders"/).first()).toBeVisible();
});
