import { expect, test } from '@playwright/test';
import { openDemo } from '../../demoPage';
import {
  cellAt,
  cellsOf,
  clickHeader,
  headerOf,
  openBareDemo,
  openColumnMenu,
  openGuide,
  placeOf,
  rowWith,
} from './gridParts';

test('layout', async ({ page }) => {
  const flex = await openGuide(page, 'layout', 'FlexGrid');
  await test.step('in a flex column, the grid is as high as its rows', async () => {
    const heightOf = async () => (await placeOf(flex.locator('.MuiDataGrid-root'))).height;
    const before = await heightOf();
    await flex.getByRole('button', { name: 'Add a row' }).click();
    await expect.poll(heightOf).toBe(before + 52);
  });

  await test.step('up to a limit, with a minimum for an empty grid', async () => {
    const limited = await openDemo(page, 'MinMaxHeightGrid');
    const heightOf = async () => (await placeOf(limited.locator('.MuiDataGrid-root'))).height;
    await limited.getByRole('button', { name: 'Remove a row' }).click();
    await limited.getByRole('button', { name: 'Remove a row' }).click();
    await expect.poll(heightOf).toBe(240);
    for (let row = 0; row < 8; row += 1) {
      await limited.getByRole('button', { name: 'Add a row' }).click();
    }
    await expect.poll(heightOf).toBe(400);
  });

  await test.step('an overlay can have more room', async () => {
    const overlay = await openDemo(page, 'GridOverlayHeight');
    await expect(overlay.getByText('No turbines report from this site yet.')).toBeVisible();
    const inner = overlay.locator('.MuiDataGrid-overlayWrapperInner');
    expect((await placeOf(inner)).height).toBe(240);
  });
});

test('overlays', async ({ page }) => {
  const columns = await openGuide(page, 'overlays', 'NoColumnsOverlayCustom');
  await test.step('without columns a button brings them back', async () => {
    await expect(columns.getByRole('status')).toHaveText('All columns are hidden.');
    await columns.getByRole('button', { name: 'Show all', exact: true }).click();
    await expect(headerOf(columns, 'patient')).toBeVisible();
  });

  await test.step('without rows a button adds the first', async () => {
    const rows = await openDemo(page, 'NoRowsOverlayCustom');
    await rows.getByRole('button', { name: 'Add the first' }).click();
    await expect(cellsOf(rows, 'patient')).toHaveText(['A. Haddad']);
  });

  await test.step('without results a button removes the filters', async () => {
    const results = await openDemo(page, 'NoResultsOverlayCustom');
    await expect(results.getByRole('status')).toHaveText('No appointment matches.');
    await results.getByRole('button', { name: 'Show all again' }).click();
    await expect(cellsOf(results, 'patient')).toHaveCount(4);
  });
});

test('custom slots', async ({ page }) => {
  const menu = await openGuide(page, 'components', 'CustomColumnMenu');
  await test.step('a column has a custom menu', async () => {
    await openColumnMenu(page, menu, 'title');
    await expect(page.getByRole('menuitem', { name: 'Hide column' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await openColumnMenu(page, menu, 'branch');
    await expect(page.getByRole('menuitem', { name: 'Hide column' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('props of a slot reach its component', async () => {
    const footer = await openDemo(page, 'CustomFooter');
    await expect(footer.getByRole('status')).toHaveText('The catalog is connected');
    await footer.getByRole('button', { name: 'Disconnect' }).click();
    await expect(footer.getByRole('status')).toHaveText('The catalog is disconnected');
  });

  await test.step('a row has a context menu', async () => {
    const rows = await openDemo(page, 'RowContextMenu');
    await expect(cellAt(rows, 2, 'lent')).toHaveText('5');
    await cellAt(rows, 2, 'title').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Lend a copy' }).click();
    await expect(cellAt(rows, 2, 'lent')).toHaveText('6');
  });
});

test('columns panel component', async ({ page }) => {
  const demo = await openGuide(page, 'components/columns-panel', 'GridColumnsPanelTrigger');
  const button = demo.getByRole('button', { name: 'Columns' });
  await test.step('the button opens the panel and reports its state', async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('checkbox', { name: 'Ship' }).uncheck();
    await expect(headerOf(demo, 'ship')).toHaveCount(0);
  });

  await test.step('and closes it', async () => {
    await button.click();
    await expect(page.getByRole('checkbox', { name: 'Ship' })).toHaveCount(0);
    await expect(button).not.toHaveAttribute('aria-expanded', 'true');
  });
});

test('export component', async ({ page }) => {
  const demo = await openGuide(page, 'components/export', 'GridExportTrigger');
  await test.step('a button saves a file', async () => {
    const download = page.waitForEvent('download');
    await demo.getByRole('button', { name: 'Save as CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });

  await test.step('the formats fit into a menu', async () => {
    const menu = await openDemo(page, 'GridExportMenu');
    await menu.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('menu', { name: 'Export' }).getByRole('menuitem')).toHaveText([
      'Print',
      'Save as CSV',
      'Save as Excel',
    ]);
  });
});

test('filter panel component', async ({ page }) => {
  const demo = await openGuide(page, 'components/filter-panel', 'GridFilterPanelTrigger');
  const button = demo.getByRole('button', { name: 'Filters, 1 set' });
  await test.step('the button says how many filters are set, and opens the panel', async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('spinbutton', { name: 'Value' })).toHaveValue('200');
  });

  await test.step('without a value there is none', async () => {
    await page.getByRole('spinbutton', { name: 'Value' }).fill('');
    await expect(demo.getByRole('button', { name: 'Filters, 0 set' })).toBeVisible();
  });
});

test('pivot panel component', async ({ page }) => {
  const demo = await openGuide(page, 'components/pivot-panel', 'GridPivotPanelTrigger');
  const button = demo.getByRole('button', { name: 'Pivot', exact: true });
  await test.step('the button opens the panel at the side', async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(demo.locator('.MuiDataGrid-sidebar')).toBeVisible();
  });

  await test.step('and closes it', async () => {
    await button.click();
    await expect(demo.locator('.MuiDataGrid-sidebar')).toHaveCount(0);
  });
});

test('prompt field component', async ({ page }) => {
  const demo = await openGuide(page, 'components/prompt-field', 'GridPromptField');
  const field = demo.getByRole('textbox', { name: 'What do you want to see?' });
  await test.step('Enter submits the text', async () => {
    await field.fill('Sailings on Monday');
    await field.press('Enter');
    await expect(demo.getByRole('status').first()).toHaveText('Sent: Sailings on Monday');
  });

  await test.step('so does the button', async () => {
    await field.fill('Ships to Oslo');
    await demo.getByRole('button', { name: 'Send' }).click();
    await expect(demo.getByRole('status').first()).toHaveText('Sent: Ships to Oslo');
  });
});

test('quick filter component', async ({ page }) => {
  const demo = await openGuide(page, 'components/quick-filter', 'GridQuickFilter');
  await test.step('Enter opens the field with the focus, Escape closes an empty one', async () => {
    await demo.getByRole('button', { name: 'Search' }).press('Enter');
    await expect(demo.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(demo.getByRole('button', { name: 'Search' })).toBeVisible();
  });

  await test.step('a custom shortcut opens it from a cell', async () => {
    const controlled = await openDemo(page, 'GridControlledQuickFilter');
    await cellAt(controlled, 1, 'ship').click();
    await page.keyboard.press('Control+f');
    await expect(controlled.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('petrel');
    await expect(rowWith(controlled, 'Albatross')).toHaveCount(0);
  });
});

test('toolbar component', async ({ page }) => {
  const demo = await openGuide(page, 'components/toolbar', 'GridToolbar');
  const toolbar = demo.locator('.MuiDataGrid-toolbar');
  await test.step('arrow keys, Home and End move between the buttons', async () => {
    await toolbar.getByRole('button', { name: 'Columns' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(toolbar.getByRole('button', { name: 'Filters' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Home');
    await expect(toolbar.getByRole('button', { name: 'Columns' })).toBeFocused();
  });

  await test.step('a chip removes its filter', async () => {
    const bar = await openDemo(page, 'GridToolbarFilterBar');
    await bar.getByRole('button', { name: 'Route contains Kiel' }).press('Delete');
    await expect(bar.getByText('Route contains Kiel')).toHaveCount(0);
    await expect(rowWith(bar, 'Split – Ancona')).toBeVisible();
  });

  await test.step('a form in a panel adds a row', async () => {
    const panel = await openDemo(page, 'GridToolbarCustomPanel');
    await panel.getByRole('button', { name: 'Add a sailing' }).click();
    const form = page.getByRole('dialog', { name: 'Add a sailing' });
    await form.getByRole('textbox', { name: 'Route' }).fill('Bodø – Moskenes');
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(form).toHaveCount(0);
    await expect(panel.getByText('of 31')).toBeVisible();
  });
});

test('list view', async ({ page }) => {
  const list = await openGuide(page, 'list-view', 'ListView');
  await test.step('a list has one cell a row and no headers', async () => {
    await expect(list.locator('.MuiDataGrid-row [role="gridcell"][data-field]')).toHaveCount(6);
    await expect(headerOf(list, 'subject')).toHaveCount(0);
    await list.getByRole('button', { name: 'Grid' }).click();
    await expect(headerOf(list, 'subject')).toBeVisible();
  });

  await test.step('a dialog edits a row', async () => {
    const edit = await openDemo(page, 'ListViewEdit');
    await edit.getByRole('button', { name: 'Edit Popcorn' }).click();
    await page.getByRole('textbox', { name: 'Subject' }).fill('Popcorn, urgent');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(edit.getByRole('button', { name: 'Edit Popcorn, urgent' })).toBeVisible();
  });

  await test.step('a media query switches the view', async () => {
    const query = await openDemo(page, 'ListViewMediaQuery');
    await expect(headerOf(query, 'from')).toBeVisible();
    await page.setViewportSize({ width: 700, height: 900 });
    await expect(headerOf(query, 'from')).toHaveCount(0);
  });
});

test('styling', async ({ page }) => {
  const striped = await openGuide(page, 'style', 'StripedGrid');
  await test.step('stripes stay in order after sorting', async () => {
    const classes = () =>
      striped
        .locator('.MuiDataGrid-row')
        .evaluateAll((rows) => rows.map((row) => row.classList.contains('even')));
    await clickHeader(striped, 'level');
    await expect(headerOf(striped, 'level')).toHaveAttribute('aria-sort', 'ascending');
    await expect
      .poll(async () => (await classes()).slice(0, 4))
      .toEqual([true, false, true, false]);
  });

  await test.step('a cell has a class that depends on its value', async () => {
    const cells = await openDemo(page, 'StylingAllCells');
    await expect(cellAt(cells, 1, 'mon')).toHaveClass(/\bfull\b/);
    await expect(cellAt(cells, 4, 'mon')).toHaveClass(/\bfree\b/);
    await expect(cellAt(cells, 1, 'thu')).not.toHaveClass(/\b(full|free)\b/);
  });
});

test('styling recipes', async ({ page }) => {
  const outline = await openGuide(page, 'style-recipes', 'CellFocusNoOutline');
  await test.step('the mouse leaves no outline, the keyboard does', async () => {
    const style = (id: number) =>
      cellAt(outline, id, 'name').evaluate((cell) => getComputedStyle(cell).outlineStyle);
    await cellAt(outline, 1, 'name').click();
    expect(await style(1)).toBe('none');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => style(2)).toBe('solid');
  });

  await test.step('only a column that can be resized has a separator', async () => {
    const separators = await openDemo(page, 'ColumnHeaderHideSeparator');
    const visible = separators.locator('.MuiDataGrid-columnSeparator:visible');
    await expect(visible).toHaveCount(1);
  });
});

test('api object', async ({ page }) => {
  const inside = await openGuide(page, 'api-object', 'UseGridApiContext');
  await test.step('a toolbar goes to a page', async () => {
    await inside.getByRole('button', { name: 'Third page' }).click();
    await expect(inside.getByText('21–30 of 40')).toBeVisible();
  });

  await test.step('code can sort, filter, and hide what users cannot', async () => {
    const disabled = await openDemo(page, 'AccessDisabledColumnFeatures');
    await clickHeader(disabled, 'title');
    await expect(headerOf(disabled, 'title')).not.toHaveAttribute('aria-sort', 'ascending');
    await disabled.getByRole('button', { name: 'Sort by due date' }).click();
    await expect(headerOf(disabled, 'due')).toHaveAttribute('aria-sort', 'ascending');
    await disabled.getByRole('button', { name: 'Only Campus' }).click();
    await expect(rowWith(disabled, 'Harbor')).toHaveCount(0);
    await disabled.getByRole('button', { name: 'Hide Lent' }).click();
    await expect(headerOf(disabled, 'lent')).toHaveCount(0);
  });
});

test('events', async ({ page }) => {
  const prop = await openGuide(page, 'events', 'SubscribeToEventsProp');
  await test.step('a click on a row is reported with its row', async () => {
    await cellAt(prop, 1, 'branch').click();
    await expect(prop.getByRole('status')).toHaveText('Salt Roads, vol. 1: 3 copies can be lent.');
  });

  await test.step('a double click edits only with Ctrl', async () => {
    const edit = await openDemo(page, 'DoubleClickWithCtrlToEdit');
    await cellAt(edit, 1, 'title').dblclick();
    await expect(edit.getByRole('textbox')).toHaveCount(0);
    await cellAt(edit, 1, 'title').dblclick({ modifiers: ['Control'] });
    await expect(edit.getByRole('textbox')).toBeFocused();
  });
});

test('state', async ({ page }) => {
  const initial = await openGuide(page, 'state', 'InitialState');
  await test.step('a grid starts as initialState says', async () => {
    await expect(headerOf(initial, 'copies')).toHaveCount(0);
    await expect(headerOf(initial, 'due')).toHaveAttribute('aria-sort', 'ascending');
    await expect(cellsOf(initial, 'branch').first()).toHaveText('Harbor');
  });

  await test.step('a new grid takes over what was exported', async () => {
    const copy = await openDemo(page, 'RestoreStateInitialState');
    await clickHeader(copy, 'lent');
    await copy.getByRole('button', { name: 'New grid with the state of this one' }).click();
    await expect(copy.getByRole('grid', { name: 'Books, grid 2' })).toBeVisible();
    await expect(headerOf(copy, 'lent')).toHaveAttribute('aria-sort', 'ascending');
  });

  await test.step('restoreState() changes a grid that is on screen', async () => {
    const views = await openDemo(page, 'RestoreStateApiRef');
    await views.getByRole('button', { name: 'Save this view' }).click();
    await views.getByRole('button', { name: 'Due first' }).click();
    await expect(headerOf(views, 'copies')).toHaveCount(0);
    await views.getByRole('button', { name: 'View 2' }).click();
    await expect(headerOf(views, 'copies')).toBeVisible();
  });
});

test('grid accessibility', async ({ page }) => {
  const density = await openGuide(page, 'accessibility', 'DensitySelectorGrid');
  await test.step('the grid is one stop of Tab, and arrows move inside', async () => {
    await headerOf(density, 'name').focus();
    await page.keyboard.press('ArrowDown');
    await expect(cellAt(density, 1, 'name')).toBeFocused();
    await page.keyboard.press('Control+End');
    await expect(cellAt(density, 6, 'bed')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(cellAt(density, 6, 'name')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(density.getByRole('combobox', { name: 'Rows per page:' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(cellAt(density, 6, 'name')).toBeFocused();
  });

  await test.step('Enter opens a link that takes part, and does nothing beside another', async () => {
    const focus = await openDemo(page, 'FocusManagement');
    await focus.getByRole('gridcell', { name: 'C 12' }).first().click();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(focus.getByRole('status')).toHaveText('Opened record: I. Moreau');
    await focus.getByRole('gridcell', { name: 'E 3' }).last().click();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(focus.getByRole('status')).toHaveText('Opened record: I. Moreau');
  });
});

test('grid localization', async ({ page }) => {
  const custom = await openGuide(page, 'localization', 'CustomLocaleTextGrid');
  await test.step('texts are replaced by key', async () => {
    await expect(custom.getByRole('button', { name: 'What to show' })).toBeVisible();
    await cellAt(custom, 40_001, 'to').click();
    await expect(custom.getByText('1 marked')).toBeVisible();
  });

  await test.step('from right to left, columns start at the right and arrows follow', async () => {
    const rtl = await openDemo(page, 'DataGridRTL');
    expect((await placeOf(headerOf(rtl, 'city'))).x).toBeGreaterThan(
      (await placeOf(headerOf(rtl, 'hall'))).x,
    );
    await cellAt(rtl, 1, 'city').click();
    await page.keyboard.press('ArrowLeft');
    await expect(cellAt(rtl, 1, 'hall')).toBeFocused();
  });

  await test.step('numbers of the pagination are formatted by a function', async () => {
    const pages = await openDemo(page, 'PaginationNumberFormatting');
    await expect(pages.getByText(/^4\s001–4\s100 sur 24\s500$/)).toBeVisible();
  });
});

test('scrolling', async ({ page }) => {
  const seats = await openGuide(page, 'scrolling', 'ScrollPlayground');
  await test.step('a cell comes into view by its indexes', async () => {
    await expect(cellAt(seats, 60, 's20')).toHaveCount(0);
    await seats.getByRole('button', { name: 'Last seat' }).click();
    await expect(cellAt(seats, 60, 's20')).toBeInViewport();
  });

  await test.step('people come back to where they were', async () => {
    const restored = await openDemo(page, 'ScrollRestoration');
    await expect(cellAt(restored, 1, 'id')).toHaveCount(0);
    await restored.getByRole('button', { name: 'Leave the grid' }).click();
    await restored.getByRole('button', { name: 'Come back' }).click();
    await expect(restored.locator('.MuiDataGrid-virtualScroller')).toHaveJSProperty(
      'scrollTop',
      780,
    );
  });

  await test.step('the method says whether anything had to move', async () => {
    const api = await openBareDemo(page, 'ScrollApiNoSnap');
    const button = api.getByRole('button', { name: 'To row 31, seat 10' });
    await button.click();
    await expect(api.getByRole('status')).toContainText('returned true');
    await expect(cellAt(api, 31, 's10')).toBeInViewport();
    await button.click();
    await expect(api.getByRole('status')).toContainText('returned false');
  });
});

test('custom columns', async ({ page }) => {
  const full = await openGuide(page, 'custom-columns', 'CustomColumnTypesGrid');
  await test.step('a type formats all of its columns', async () => {
    await expect(cellAt(full, 1, 'single')).toHaveText('€2.40');
    await expect(cellAt(full, 3, 'monthly')).toHaveText('–');
  });

  await test.step('a picker edits a date, with the focus in its field', async () => {
    const pickers = await openDemo(page, 'EditingWithDatePickers');
    await cellAt(pickers, 1, 'opens').dblclick();
    await expect(cellAt(pickers, 1, 'opens').getByRole('spinbutton').first()).toBeFocused();
    await page.keyboard.type('05');
    await page.keyboard.press('Enter');
    await expect(cellAt(pickers, 1, 'opens')).toHaveText('05/02/2026');
  });
});

test('column recipes', async ({ page }) => {
  const wells = await openGuide(page, 'column-recipes', 'ColumnSizingPersistWidthOrder');
  const widthOf = async () => Math.round((await placeOf(headerOf(wells, 'name'))).width);
  const before = await widthOf();
  await test.step('a width is kept for the next visit', async () => {
    const line = wells.locator('[data-field="name"] .MuiDataGrid-columnSeparator--resizable');
    const box = await placeOf(line.first());
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect.poll(widthOf).toBe(before + 60);
    await wells.getByRole('button', { name: 'Visit again' }).click();
    await expect.poll(widthOf).toBe(before + 60);
  });

  await test.step('until it is forgotten', async () => {
    await wells.getByRole('button', { name: 'Forget' }).click();
    await expect.poll(widthOf).toBe(before);
  });
});

test('grid quickstart', async ({ page }) => {
  const first = await openGuide(page, 'quickstart', 'Appointments');
  await test.step('a grid only needs rows and columns', async () => {
    await expect(cellsOf(first, 'treatment')).toContainText([
      'Blood sugar',
      'X-ray, wrist',
      'Vaccination',
    ]);
  });

  await test.step('users can sort it immediately', async () => {
    await clickHeader(first, 'minutes');
    await expect(cellsOf(first, 'minutes')).toHaveText(
      [10, 20, 25, 30, 40, 45].map((minutes) => `${minutes} min`),
    );
  });
});

test('grid overview', async ({ page }) => {
  await page.goto('/x/react-data-grid/');
  const demo = await openDemo(page, 'DataGridDemo');
  await test.step('sold seats are edited, and a value that depends on them follows', async () => {
    const row = demo.locator('.MuiDataGrid-row').first();
    await row.locator('[data-field="sold"]').dblclick();
    await demo.getByRole('spinbutton').fill('0');
    await page.keyboard.press('Enter');
    await expect(row.locator('[data-field="occupancy"]')).toHaveText('0%');
  });

  await test.step('Pro has 2,000 rows without pages, and draws those in view', async () => {
    const pro = await openDemo(page, 'DataGridProDemo');
    await expect(pro.getByRole('grid')).toHaveAttribute('aria-rowcount', '2001');
    expect(await pro.locator('.MuiDataGrid-row').count()).toBeLessThan(60);
  });

  await test.step('Premium opens a group of meters', async () => {
    const premium = await openDemo(page, 'DataGridPremiumDemo');
    const group = premium.locator('.MuiDataGrid-row').first();
    await group.getByRole('button', { name: 'see children' }).click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
  });
});

test('server-side data', async ({ page }) => {
  const cached = await openGuide(page, 'server-side-data', 'ServerSideDataGrid');
  await test.step('the grid asks for the page and for the sorting', async () => {
    await expect(cellsOf(cached, 'id').first()).toHaveText(/\S/);
    const first = (await cellsOf(cached, 'id').first().textContent()) ?? '';
    await cached.getByRole('button', { name: 'Go to next page' }).click();
    await expect(cellsOf(cached, 'id').first()).not.toHaveText(first);
    await cached.getByRole('button', { name: 'Go to previous page' }).click();
    await expect(cellsOf(cached, 'id').first()).toHaveText(first);
  });

  await test.step('a failed request empties the grid, and Retry fills it again', async () => {
    const failing = await openDemo(page, 'ServerSideErrorHandling');
    await expect(cellsOf(failing, 'id').first()).toBeVisible();
    const isDown = failing.getByRole('switch', { name: 'The server is down' });
    await isDown.click();
    await expect(failing.getByRole('alert')).toContainText('The server does not answer.');
    await expect(failing.locator('.MuiDataGrid-row')).toHaveCount(0);
    await isDown.click();
    await expect(cellsOf(failing, 'id').first()).toBeVisible();
  });
});
