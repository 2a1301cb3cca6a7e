import type { Locator, Page } from '@playwright/test';
import { axeOf } from './support/axe';
import { expect, test } from './support/test';

const PAGE = '/x/react-date-pickers/date-picker/';

async function openActions(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Copy page' }).click();
  return page.getByRole('group', { name: 'Copy page' });
}

test('the Markdown of a page can be copied and viewed', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  const actions = await openActions(page);
  await actions.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(actions.getByRole('status')).not.toBeEmpty();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await (await request.get(`${PAGE}index.md`)).text());
  await expect(actions.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
    'href',
    `${PAGE}index.md`,
  );
});

test('Ctrl+C copies the hovered install command', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/x/react-charts/quickstart/');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const command = page.getByRole('tabpanel', { name: 'npm' }).first();
  await command.hover();
  await page.keyboard.press('Control+c');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(await command.textContent());
});

test('no assistant is contacted or offered unless the site configures one', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^https?:\/\/127\.0\.0\.1/.test(request.url()) && /^http/.test(request.url())) {
      foreign.push(request.url());
    }
  });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await expect((await openActions(page)).getByRole('link')).toHaveText([
    'View as Markdown',
    'Add to my project',
  ]);
  expect(foreign).toEqual([]);
});

test('a component page ends with at most four next steps, one of them a related feature', async ({
  page,
}) => {
  await page.goto(PAGE);
  const heading = page.getByRole('heading', { name: 'Next steps' });
  const steps = heading.locator('xpath=following-sibling::ul[1]/li');
  await expect(steps.first()).toBeVisible();
  expect(await steps.count()).toBeLessThanOrEqual(4);
  await steps.getByRole('link').last().click();
  await expect(page).toHaveURL(/\/x\/react-date-pickers\/(?!date-picker\/)[\w/-]+/);
});

test('features are compared in a table that fits a phone, and can be filtered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/x/react-data-grid/features-by-plan/');
  const article = page.getByRole('article');
  const pinning = article.getByRole('row', { name: /^Column pinning pinnedColumns/ });
  const grouping = article.getByRole('row', { name: /^Row grouping/ });
  await expect(pinning.getByRole('cell')).toHaveText(['–', '', '']);
  await expect(pinning.getByRole('img', { name: 'Not included' })).toHaveCount(1);
  await expect(pinning.getByRole('img', { name: 'Included', exact: true })).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );

  await page.getByText('Added by Premium', { exact: true }).click();
  await expect(pinning).toBeHidden();
  await expect(grouping).toBeVisible();
  await expect(article.getByRole('heading', { name: 'Columns' })).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(pinning).toBeVisible();
  await expect(grouping).toBeHidden();
  const { violations } = await axeOf(page).include('article').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
});
