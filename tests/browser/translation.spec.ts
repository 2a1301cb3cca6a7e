import type { Page } from '@playwright/test';
import { BARS } from './demoPage';
import { expect, test } from './support/test';
import { lostTexts, translatePage } from './support/translation';

const INDEX_MS = 20_000;

/** Types, waits for the results, types on, and finds nothing: each replaces texts of the dialog. */
async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const results = dialog.getByRole('listbox');
  const field = dialog.getByRole('combobox');
  await field.pressSequentially('pinn');
  await expect(results.getByRole('option').first()).toBeVisible({ timeout: INDEX_MS });
  await field.pressSequentially('ing');
  await expect(results.getByRole('option', { name: /Column pinning/ }).first()).toBeVisible();
  await field.fill('qqqqzzzz');
  await expect(dialog.getByText(/Nothing found for/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

const TEMPLATES = {
  'landing page': '/x/',
  guide: '/x/react-data-grid/column-definition/',
  'guide with demos': BARS,
  quickstart: '/x/react-data-grid/quickstart/',
  'API page': '/x/api/data-grid/data-grid/',
  'API index': '/x/api/data-grid/',
  'migration guide': '/x/migration/migration-data-grid-v7/',
  'changes of the API': '/x/api/changes/v8/',
  'gallery of templates': '/x/templates/',
  'theme studio': '/x/theme/',
  'error page': '/x/production-error/?code=1',
} as const;

for (const [name, path] of Object.entries(TEMPLATES)) {
  test(`${name}: can be searched while it is translated`, async ({ page }) => {
    await page.goto(path);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await translatePage(page);
    await expect(page.locator('main font').first()).toBeVisible();
    await search(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await lostTexts(page)).toEqual([]);
  });
}
