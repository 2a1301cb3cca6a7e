import { expect, test } from '@playwright/test';
import { openDemo } from '../../demoPage';
import { cellAt, cellsOf, headerOf, openGuide, rowWith, scrollGrid } from './gridParts';

test('editing with keys', async ({ page }) => {
  const crew = await openGuide(page, 'editing', 'BasicEditingGrid');
  const name = cellAt(crew, 1, 'name');
  const editor = crew.getByRole('textbox');
  await test.step('Enter opens the editor, and Escape restores the old value', async () => {
    await name.click();
    await page.keyboard.press('Enter');
    await editor.fill('Somebody else');
    await page.keyboard.press('Escape');
    await expect(editor).toHaveCount(0);
    await expect(name).toHaveText('Amina Haddad');
    await expect(name).toBeFocused();
  });

  await test.step('a letter replaces the value; Enter saves it and moves one row down', async () => {
    await page.keyboard.type('Zoe');
    await expect(editor).toHaveValue('Zoe');
    await page.keyboard.press('Enter');
    await expect(name).toHaveText('Zoe');
    await expect(cellAt(crew, 2, 'name')).toBeFocused();
  });

  await test.step('Delete empties a cell; Tab saves it and moves to the next one', async () => {
    await page.keyboard.press('Delete');
    await expect(editor).toHaveValue('');
    await page.keyboard.type('Kim');
    await page.keyboard.press('Tab');
    await expect(cellAt(crew, 2, 'name')).toHaveText('Kim');
    await expect(cellAt(crew, 2, 'age')).toBeFocused();
  });

  await test.step('a click elsewhere saves', async () => {
    await cellAt(crew, 3, 'name').dblclick();
    await editor.fill('Mara');
    await cellAt(crew, 4, 'role').click();
    await expect(cellAt(crew, 3, 'name')).toHaveText('Mara');
  });
});

test('editing rows, checks and buttons', async ({ page }) => {
  const rowDemo = await openGuide(page, 'editing', 'BasicRowEditingGrid');
  await test.step('all cells of a row open, and Tab leaves after the last one', async () => {
    await cellAt(rowDemo, 1, 'name').dblclick();
    const editing = rowDemo.locator('.MuiDataGrid-cell--editing');
    await expect(editing).toHaveCount(4);
    await cellAt(rowDemo, 1, 'role').getByRole('combobox').focus();
    await page.keyboard.press('Tab');
    await expect(editing).toHaveCount(0);
  });
});

test('cells that are closed, parsed and checked', async ({ page }) => {
  const closed = await openGuide(page, 'editing', 'IsCellEditableGrid');
  await test.step('isCellEditable closes cells', async () => {
    await cellAt(closed, 2, 'name').dblclick();
    await expect(closed.getByRole('textbox')).toHaveCount(0);
    await cellAt(closed, 3, 'name').dblclick();
    await expect(closed.getByRole('textbox')).toHaveCount(1);
  });

  await test.step('a setter splits the value after the parser has capitalized it', async () => {
    const members = await openDemo(page, 'ValueParserSetterGrid');
    await cellAt(members, 1, 'fullName').dblclick();
    await members.getByRole('textbox').fill('lena van dyk');
    await page.keyboard.press('Enter');
    await expect(cellAt(members, 1, 'firstName')).toHaveText('Lena');
    await expect(cellAt(members, 1, 'lastName')).toHaveText('Van Dyk');
  });

  await test.step("a rejected value can't be saved, and Escape restores the old one", async () => {
    const checked = await openDemo(page, 'ValidateServerNameGrid');
    const input = checked.getByRole('textbox');
    await cellAt(checked, 1, 'name').dblclick();
    await input.fill('Marta Silva');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Marta Silva is on the list already.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(input).toHaveValue('Marta Silva');
    await page.keyboard.press('Escape');
    await expect(cellAt(checked, 1, 'name')).toHaveText('Amina Haddad');
  });

  await test.step('a late response about an older value does not block a newer one', async () => {
    const checked = await openDemo(page, 'ValidateServerNameGrid');
    const input = checked.getByRole('textbox');
    await page.clock.install();
    await cellAt(checked, 1, 'name').dblclick();
    await input.fill('Marta Silva');
    // Longer than the grid's debounce, and shorter than the response takes.
    await page.clock.runFor(400);
    await input.fill('Marta Silvana');
    // Both responses have arrived.
    await page.clock.runFor(1500);
    await expect(input).toHaveAttribute('aria-invalid', 'false');
    await page.keyboard.press('Enter');
    await expect(cellAt(checked, 1, 'name')).toHaveText('Marta Silvana');
  });
});

test('rows that are added', async ({ page }) => {
  const crud = await openGuide(page, 'editing', 'FullFeaturedCrudGrid');
  await test.step('a new row has the focus in its name, and Cancel removes it', async () => {
    await crud.getByRole('button', { name: 'Add a shift' }).click();
    await expect(cellAt(crud, 7, 'name').getByRole('textbox')).toBeFocused();
    await crud.getByRole('menuitem', { name: 'Cancel' }).click();
    await expect(cellsOf(crud, 'name')).toHaveCount(6);
  });
});

test('editing persistence', async ({ page }) => {
  const server = await openGuide(page, 'editing/persistence', 'ServerSidePersistence');
  const name = cellAt(server, 'HW-118', 'name');
  await test.step('an empty name is rejected: the cell stays open, and Escape restores it', async () => {
    await name.dblclick();
    await server.getByRole('textbox').fill('');
    await page.keyboard.press('Enter');
    await expect(server.getByRole('status')).toContainText('Item HW-118 needs a name.');
    await expect(server.getByRole('textbox')).toHaveValue('');
    await server.getByRole('textbox').focus();
    await page.keyboard.press('Escape');
    await expect(name).toHaveText('Angle bracket');
  });

  await test.step('the grid shows what the server stored', async () => {
    await name.dblclick();
    await server.getByRole('textbox').fill('  Corner  ');
    await page.keyboard.press('Enter');
    await expect(server.getByRole('status')).toContainText('Corner was saved.');
    await expect(name).toHaveText('Corner');
  });

  await test.step('No has the focus and keeps the old row', async () => {
    const asked = await openDemo(page, 'AskConfirmationBeforeSave');
    await cellAt(asked, 'HW-104', 'shelf').dblclick();
    await asked.getByRole('textbox').fill('B9');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Save this change?' });
    await expect(dialog).toContainText('Shelf: A3 → B9');
    await expect(dialog.getByRole('button', { name: 'No' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(cellAt(asked, 'HW-104', 'shelf')).toHaveText('A3');
  });
});

test('editing events', async ({ page }) => {
  const samples = await openGuide(page, 'editing/editing-events', 'DisableStopEditModeOnFocusOut');
  const site = cellAt(samples, 'W-301', 'site');
  await test.step('a click elsewhere does not end editing', async () => {
    await site.dblclick();
    await samples.getByRole('textbox').fill('Lock');
    await cellAt(samples, 'W-304', 'id').click();
    await expect(cellAt(samples, 'W-304', 'id')).toBeFocused();
    await expect(samples.getByRole('textbox')).toHaveValue('Lock');
  });

  await test.step('Enter does, and Escape too', async () => {
    await samples.getByRole('textbox').press('Enter');
    await expect(site).toHaveText('Lock');
    await site.dblclick();
    await samples.getByRole('textbox').fill('Nowhere');
    await page.keyboard.press('Escape');
    await expect(site).toHaveText('Lock');
  });
});

test('custom edit component', async ({ page }) => {
  const ratings = await openGuide(page, 'editing/custom-edit-component', 'CustomEditComponent');
  const rating = cellAt(ratings, 3, 'rating');
  await test.step('a custom editor has the focus, and Enter saves', async () => {
    await rating.click();
    await page.keyboard.press('Enter');
    await expect(rating.getByRole('radio', { name: '3 Stars' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(rating.getByRole('radio', { name: '4 Stars' })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(rating.getByRole('img', { name: 'Mushroom risotto: 4 of 5' })).toBeVisible();
  });

  await test.step('one choice closes the editor', async () => {
    const courses = await openDemo(page, 'AutoStopEditComponent');
    await cellAt(courses, 1, 'course').dblclick();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: 'Dessert' }).click();
    await expect(courses.getByRole('combobox', { name: 'Course' })).toHaveCount(0);
    await expect(cellAt(courses, 1, 'course')).toHaveText('Dessert');
  });
});

test('editing recipes', async ({ page }) => {
  const notes = await openGuide(page, 'recipes-editing', 'MultilineEditing');
  await test.step('Shift and Enter start a new line, Enter saves', async () => {
    await cellAt(notes, 4, 'note').dblclick();
    const area = page.getByRole('textbox', { name: 'Note' });
    await area.press('Shift+Enter');
    await area.pressSequentially('Again.');
    await expect(area).toHaveValue('Light flickers.\nAgain.');
    await area.press('Enter');
    await expect(area).toHaveCount(0);
    await expect(cellAt(notes, 4, 'note')).toHaveText('Light flickers.\nAgain.');
  });

  await test.step('a paid invoice needs a date until it is no longer paid', async () => {
    const invoices = await openDemo(page, 'ConditionalValidationGrid');
    await cellAt(invoices, 'R-902', 'customer').click();
    await cellAt(invoices, 'R-902', 'paidOn').dblclick();
    const day = cellAt(invoices, 'R-902', 'paidOn').locator('input');
    const paid = cellAt(invoices, 'R-902', 'paid').getByRole('checkbox');
    await paid.check();
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await paid.uncheck();
    await expect(day).not.toHaveAttribute('aria-invalid', 'true');
  });
});

test('recipes for fields and rows that depend on each other', async ({ page }) => {
  const visits = await openGuide(page, 'recipes-editing', 'LinkedFieldsCellEditing');
  await test.step('changing the department clears the doctor', async () => {
    await cellAt(visits, 1, 'department').dblclick();
    await page.getByRole('option', { name: 'Dermatology' }).click();
    await cellAt(visits, 4, 'patient').click();
    await expect(cellAt(visits, 1, 'department')).toHaveText('Dermatology');
    await expect(cellAt(visits, 1, 'doctor')).toHaveText('');
  });

  await test.step('a single click opens a cell and closes the one before', async () => {
    const single = await openDemo(page, 'SingleClickEditing');
    await cellAt(single, 1, 'patient').click();
    await expect(cellAt(single, 1, 'patient').getByRole('textbox')).toBeFocused();
    await cellAt(single, 2, 'patient').click();
    await expect(single.getByRole('textbox')).toHaveCount(1);
    await expect(cellAt(single, 2, 'patient').getByRole('textbox')).toBeFocused();
  });

  await test.step('edits are collected, and Discard restores the originals', async () => {
    const bulk = await openDemo(page, 'BulkEditing');
    await cellAt(bulk, 'B-02', 'stock').dblclick();
    await bulk.getByRole('spinbutton').fill('5');
    await page.keyboard.press('Enter');
    await bulk.getByRole('menuitem', { name: 'Delete Rye loaf' }).click();
    await expect(bulk.getByRole('button', { name: 'Save 2 rows' })).toBeEnabled();
    await bulk.getByRole('button', { name: 'Discard' }).click();
    await expect(cellAt(bulk, 'B-02', 'stock')).toHaveText('60');
    await expect(bulk.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  });
});

test('performance', async ({ page }) => {
  await page.addInitScript(() => {
    const target = window as Window & { flashed?: string[] };
    target.flashed = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function record(...args) {
      const row = this.closest('[data-id]')?.getAttribute('data-id');
      if (row) {
        target.flashed?.push(row);
      }
      return animate.apply(this, args);
    };
  });
  const books = await openGuide(page, 'performance', 'GridVisualization');
  await test.step('only visible rows are rendered', async () => {
    expect(await books.locator('.MuiDataGrid-row').count()).toBeLessThan(30);
    await expect(books.getByRole('grid')).toHaveAttribute('aria-rowcount', '41');
  });

  await test.step('selecting a row renders only its cells', async () => {
    await page.evaluate(() => {
      (window as Window & { flashed?: string[] }).flashed = [];
    });
    await cellAt(books, 3, '__check__').getByRole('checkbox').check();
    const rows = () =>
      page.evaluate(() => [...new Set((window as Window & { flashed?: string[] }).flashed)]);
    await expect.poll(rows).toEqual(['3']);
  });
});

test('virtualization', async ({ page }) => {
  const hours = await openGuide(page, 'virtualization', 'ColumnVirtualizationGrid');
  const headers = hours.getByRole('columnheader');
  await test.step('only columns near the visible area of 201 are in the document', async () => {
    await expect(hours.getByRole('grid')).toHaveAttribute('aria-colcount', '201');
    expect(await headers.count()).toBeLessThan(40);
    await expect(headerOf(hours, 'h199')).toHaveCount(0);
  });

  await test.step('columns are added and removed while scrolling', async () => {
    await scrollGrid(hours, { left: 100_000 });
    await expect(headerOf(hours, 'h199')).toBeVisible();
    await expect(headerOf(hours, 'h1')).toHaveCount(0);
    await expect(rowWith(hours, 'Station 1')).toHaveCount(0);
  });
});
