import { expect, test, type Locator, type Page } from '@playwright/test';

const GUIDES = '/x/migration';

/** Demos of these guides have no toolbar to wait for. */
async function openDemo(page: Page, name: string): Promise<Locator> {
  const card = page.locator(`[data-demo="${name}"]`);
  await card.scrollIntoViewIfNeeded();
  await card.locator('[data-demo-canvas][data-status="ready"]').waitFor();
  return card;
}

test.describe('a mobile picker with a keyboard view', () => {
  test('takes a typed date when it is accepted', async ({ page }) => {
    await page.goto(`${GUIDES}/migration-pickers-v5/`);
    const card = await openDemo(page, 'MobileKeyboardView');
    await card.getByRole('button', { name: /Choose date/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Type the date' }).click();
    await dialog.getByRole('textbox', { name: 'Date' }).fill('11/26/1990');
    await dialog.getByRole('button', { name: 'OK' }).click();

    await expect(card.getByRole('group', { name: 'Date of birth' })).toContainText('11/26/1990');
  });

  test('marks an invalid date, and keeps the value', async ({ page }) => {
    await page.goto(`${GUIDES}/migration-pickers-v5/`);
    const card = await openDemo(page, 'MobileKeyboardView');
    await card.getByRole('button', { name: /Choose date/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Type the date' }).click();
    const entry = dialog.getByRole('textbox', { name: 'Date' });
    await entry.fill('02/31/1990');
    await expect(entry).toHaveAttribute('aria-invalid', 'true');

    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(card.getByRole('group', { name: 'Date of birth' })).toContainText('09/23/1987');
  });
});

test('a grid in an older page has the theme around it', async ({ page }) => {
  await page.goto(`${GUIDES}/migration-data-grid-v4/`);
  const card = await openDemo(page, 'CoreV5WithCoreV4');
  const row = card.getByRole('row', { name: /Timing belt/ });
  await row.getByRole('checkbox').check();

  await expect(row.locator('.MuiCheckbox-root')).toHaveCSS('color', 'rgb(14, 128, 116)');
});

test('the list of column functions links to each description', async ({ page }) => {
  await page.goto(`${GUIDES}/migration-data-grid-v6/`);
  const card = await openDemo(page, 'ColDefChangesGridNoSnap');
  await card.getByRole('grid').evaluate((grid) => {
    grid.querySelector('.MuiDataGrid-virtualScroller')?.scrollTo({ left: 1000 });
  });
  await card.getByRole('link', { name: 'API of valueFormatter' }).click();

  await expect(page).toHaveURL(/grid-col-def\/#grid-col-def-prop-valueFormatter$/);
});

test.describe('the table of API changes', () => {
  test('links to the replacements and to all changes', async ({ page }) => {
    await page.goto(`${GUIDES}/migration-data-grid-v7/`);
    const table = page.getByRole('table', { name: 'API changes' });
    const row = table.getByRole('row', { name: /unstable_rowSpanning/ });
    await expect(row.getByRole('link', { name: 'rowSpanning' })).toHaveAttribute(
      'href',
      '/x/api/data-grid/data-grid/#prop-rowSpanning',
    );

    await page.getByRole('link', { name: 'All changes from v7 to v8' }).click();
    await expect(page).toHaveURL(/\/x\/api\/changes\/v8\/#data-grid$/);
  });

  test('stays a table on a narrow screen, with labels in its cells', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${GUIDES}/migration-charts-v6/`);
    const table = page.getByRole('table', { name: 'API changes' });
    await expect(table.getByRole('columnheader')).toHaveCount(4);

    const cell = table.getByRole('cell', { name: /highlightScope/ });
    const label = await cell
      .first()
      .evaluate((element) => getComputedStyle(element, '::before').content);
    expect(label).toContain('Before');
  });
});
