import fs from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { openDemo } from '../../demoPage';
import { cellAt, openBareDemo, openGuide, rowWith, scrollGrid } from './gridParts';

/** The content of the file that a click downloads. */
async function savedText(page: Page, press: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download');
  await press();
  return fs.readFileSync(await (await download).path(), 'utf8');
}

test('row selection', async ({ page }) => {
  const single = await openGuide(page, 'row-selection', 'SingleRowSelectionGrid');
  const selected = single.locator('.MuiDataGrid-row[aria-selected="true"]');
  await test.step('a click selects one row, and another click deselects it', async () => {
    await cellAt(single, 4002, 'subject').click();
    await cellAt(single, 4003, 'subject').click();
    await expect(selected).toHaveCount(1);
    await expect(selected).toHaveAttribute('data-id', '4003');
    await cellAt(single, 4003, 'customer').click();
    await expect(selected).toHaveCount(0);
  });

  await test.step('Shift and Space select the row of the focused cell', async () => {
    await page.keyboard.press('Shift+Space');
    await expect(selected).toHaveAttribute('data-id', '4003');
  });

  await test.step('Shift selects a range, and Ctrl deselects a row in it', async () => {
    const many = await openDemo(page, 'MultipleRowSelectionGrid');
    await cellAt(many, 4001, 'subject').click();
    await cellAt(many, 4004, 'subject').click({ modifiers: ['Shift'] });
    await cellAt(many, 4002, 'subject').click({ modifiers: ['Control'] });
    await expect(many.getByText('3 rows selected')).toBeVisible();
  });

  await test.step('rows that cannot be selected have a disabled checkbox', async () => {
    const some = await openDemo(page, 'DisableRowSelection');
    await expect(cellAt(some, 4002, '__check__').getByRole('checkbox')).toBeDisabled();
    await expect(cellAt(some, 4001, '__check__').getByRole('checkbox')).toBeEnabled();
  });
});

test('row selection model', async ({ page }) => {
  const controlled = await openGuide(page, 'row-selection', 'ControlledSelectionGrid');
  await test.step('all rows but one are counted with an exclude model', async () => {
    await controlled.getByRole('checkbox', { name: 'Select all rows' }).check();
    await expect(controlled.getByRole('button', { name: 'Release 20 tickets' })).toBeVisible();
    await cellAt(controlled, 4001, '__check__').getByRole('checkbox').uncheck();
    await controlled.getByRole('button', { name: 'Release 19 tickets' }).click();
    await expect(controlled.getByRole('button', { name: 'Release 0 tickets' })).toBeDisabled();
  });

  await test.step('hidden rows stay selected on request', async () => {
    const kept = await openDemo(page, 'KeepNonExistentRowsSelected');
    await cellAt(kept, 4001, '__check__').getByRole('checkbox').check();
    await kept.getByRole('button', { name: 'Search', exact: true }).click();
    await page.keyboard.type('brun');
    await expect(cellAt(kept, 4001, 'subject')).toHaveCount(0);
    await expect(kept.getByText('1 row selected')).toBeVisible();
  });
});

test('cell selection', async ({ page }) => {
  const grid = await openGuide(page, 'cell-selection', 'CellSelectionGrid');
  const selected = grid.locator('.MuiDataGrid-cell.Mui-selected');
  await test.step('Shift and click select a rectangle, Ctrl adds a cell', async () => {
    await cellAt(grid, 1, 'jan').click();
    await expect(selected).toHaveCount(1);
    await cellAt(grid, 2, 'mar').click({ modifiers: ['Shift'] });
    await expect(selected).toHaveCount(6);
    await cellAt(grid, 4, 'may').click({ modifiers: ['Control'] });
    await expect(selected).toHaveCount(7);
  });

  await test.step('Shift and an arrow extend, an arrow alone clears', async () => {
    await cellAt(grid, 1, 'jan').click();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(selected).toHaveCount(4);
    await page.keyboard.press('ArrowRight');
    await expect(selected).toHaveCount(0);
  });

  await test.step('a field changes all selected cells at once', async () => {
    const formula = await openDemo(page, 'CellSelectionFormulaField');
    await formula.getByRole('spinbutton', { name: 'Value of 2 selected cells' }).fill('500');
    await formula.getByRole('button', { name: 'Fill in' }).click();
    await expect(cellAt(formula, 2, 'mar')).toHaveText('500');
    await expect(cellAt(formula, 2, 'apr')).toHaveText('500');
  });
});

test('clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const grid = await openGuide(page, 'clipboard', 'ClipboardPaste');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await test.step('selected cells are copied with tabs and line breaks', async () => {
    await cellAt(grid, 1, 'jan').click();
    await cellAt(grid, 2, 'feb').click({ modifiers: ['Shift'] });
    await page.keyboard.press('Control+c');
    await expect.poll(copied).toBe('210\t260\r\n247\t313');
  });

  await test.step('and pasted from the focused cell to the right and downwards', async () => {
    await cellAt(grid, 4, 'apr').click();
    await page.keyboard.press('Control+v');
    await expect(cellAt(grid, 4, 'apr')).toHaveText('210');
    await expect(cellAt(grid, 5, 'may')).toHaveText('313');
  });

  await test.step('one value fills several cells', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('7'));
    await cellAt(grid, 1, 'jan').click();
    await cellAt(grid, 1, 'mar').click({ modifiers: ['Shift'] });
    await page.keyboard.press('Control+v');
    await expect(cellAt(grid, 1, 'jan')).toHaveText('7');
    await expect(cellAt(grid, 1, 'mar')).toHaveText('7');
  });
});

test('clipboard with questions and separators', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked = await openGuide(page, 'clipboard', 'ClipboardPasteEvents');
  await test.step('when the promise rejects, nothing is pasted', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('9'));
    await cellAt(asked, 3, 'jan').click();
    const before = (await cellAt(asked, 3, 'jan').textContent()) ?? '';
    await page.keyboard.press('Control+v');
    await page.getByRole('dialog').getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(cellAt(asked, 3, 'jan')).toHaveText(before);
  });

  await test.step('the separator can be another one', async () => {
    const semicolons = await openDemo(page, 'ClipboardPasteDelimiter');
    await cellAt(semicolons, 1, 'jan').click();
    await cellAt(semicolons, 1, 'feb').click({ modifiers: ['Shift'] });
    await page.keyboard.press('Control+c');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('210;260');
  });
});

test('export', async ({ page }) => {
  const menu = await openGuide(page, 'export', 'RemovePrintExport');
  await test.step('a format can be removed from the menu', async () => {
    await menu.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([/CSV/]);
  });

  await test.step('CSV has the visible columns and all rows', async () => {
    const text = await savedText(page, () => page.getByRole('menuitem', { name: /CSV/ }).click());
    const lines = text.trim().split(/\r?\n/);
    expect(lines[0]).toBe('Route,Ship,Day,Cars');
    expect(lines).toHaveLength(31);
  });

  await test.step('CSV can contain the current page, or all rows regardless of filters', async () => {
    const choice = await openDemo(page, 'CsvGetRowsToExport');
    const count = async (name: string) => {
      const press = () => choice.getByRole('button', { name, exact: true }).click();
      return (await savedText(page, press)).trim().split(/\r?\n/).length - 1;
    };
    expect(await count('This page')).toBe(10);
    expect(await count('All rows')).toBe(30);
  });

  await test.step('a workbook has a row for each sailing and one for the names', async () => {
    const api = await openBareDemo(page, 'ExcelExportApiNoSnap');
    await api.getByRole('button', { name: 'Count the rows' }).click();
    await expect(api.getByRole('status')).toHaveText(
      'getDataAsExcel() returned a workbook with 31 rows',
    );
  });
});

test('export of a selection', async ({ page }) => {
  const grid = await openGuide(page, 'export', 'ExcelExportWithWebWorker');
  await test.step('the selected rows are exported, and no others', async () => {
    await cellAt(grid, 2, '__check__').getByRole('checkbox').check();
    await grid.getByRole('button', { name: 'Export' }).click();
    const text = await savedText(page, () => page.getByRole('menuitem', { name: /CSV/ }).click());
    expect(text.trim().split(/\r?\n/)).toHaveLength(2);
  });

  await test.step('a server-side page is restored after all rows were exported', async () => {
    const server = await openDemo(page, 'ExportServerSideData');
    await expect(rowWith(server, 'Albatross')).toBeVisible();
    const press = () => server.getByRole('button', { name: 'Save all 30 as CSV' }).click();
    expect((await savedText(page, press)).trim().split(/\r?\n/)).toHaveLength(31);
    await scrollGrid(server, { top: 10_000 });
    await expect(cellAt(server, 10, 'ship')).toBeVisible();
    await expect(cellAt(server, 11, 'ship')).toHaveCount(0);
  });
});
