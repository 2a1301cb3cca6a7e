import { expect, test } from '@playwright/test';
import { openDemo } from '../../demoPage';
import {
  cellAt,
  cellsOf,
  headerOf,
  openColumnMenu,
  openGuide,
  placeOf,
  rowWith,
  scrollGrid,
} from './gridParts';

test('row definition', async ({ page }) => {
  const rooms = await openGuide(page, 'row-definition', 'RowsGrid');
  await test.step('each object is a row, each key a field', async () => {
    await expect(cellsOf(rooms, 'room')).toHaveText([
      'Reading room',
      'Map archive',
      'Workshop',
      'Listening room',
      "Children's corner",
      'Newspaper store',
    ]);
    await expect(rooms.locator('[role="columnheader"][data-field="id"]')).toHaveCount(0);
  });

  await test.step('getRowId says which field identifies a row', async () => {
    const books = await openDemo(page, 'RowsGridWithGetRowId');
    await expect(cellAt(books, '978-0-00-000002-1', 'title')).toHaveText('The Beekeeper');
  });
});

test('row updates', async ({ page }) => {
  const prop = await openGuide(page, 'row-updates', 'UpdateRowsProp');
  await test.step('rows are changed, removed, and added', async () => {
    await prop.getByRole('button', { name: 'Update the first' }).click();
    await expect(cellAt(prop, 1, 'weight')).toHaveText('5.0');
    await prop.getByRole('button', { name: 'Delete the first' }).click();
    await prop.getByRole('button', { name: 'Add a row' }).click();
    await expect(cellsOf(prop, 'id')).toHaveText(['2', '3', '4', '5', '6', '7']);
  });

  await test.step('updateRows() takes two rows in one call, and deletes what is marked', async () => {
    const method = await openDemo(page, 'UpdateRowsApiRef');
    await method.getByRole('button', { name: 'Add two rows' }).click();
    await expect(cellsOf(method, 'id')).toHaveText(['1', '2', '3', '4', '5', '6']);
    await method.getByRole('button', { name: 'Delete the first' }).click();
    await expect(cellsOf(method, 'id')).toHaveText(['2', '3', '4', '5', '6']);
  });
});

test('row spanning', async ({ page }) => {
  const orders = await openGuide(page, 'row-spanning', 'RowSpanning');
  await test.step('equal neighbors are one cell', async () => {
    await expect(cellAt(orders, 1, 'order')).toHaveAttribute('aria-rowspan', '3');
    await expect(cellAt(orders, 1, 'supplier')).toHaveAttribute('aria-rowspan', '4');
  });

  await test.step('the keyboard moves from it to the row below its last one', async () => {
    await cellAt(orders, 1, 'order').click();
    await page.keyboard.press('ArrowDown');
    await expect(cellAt(orders, 4, 'order')).toBeFocused();
  });

  await test.step('a value getter for spans splits them, and null keeps a column out', async () => {
    const custom = await openDemo(page, 'RowSpanningCustom');
    await expect(cellAt(custom, 1, 'supplier')).toHaveAttribute('aria-rowspan', '3');
    await expect(cellAt(custom, 6, 'quantity')).toHaveText('4');
  });
});

test('row height', async ({ page }) => {
  const variable = await openGuide(page, 'row-height', 'VariableRowHeightGrid');
  const heightOf = async (id: number) =>
    (await placeOf(variable.locator(`.MuiDataGrid-row[data-id="${id}"]`))).height;
  const stars = await cellsOf(variable, 'stars').allTextContents();
  const five = stars.indexOf('5');
  const idAt = async (index: number) =>
    Number(await variable.locator('.MuiDataGrid-row').nth(index).getAttribute('data-id'));
  const high = await idAt(five);
  const normal = await idAt(stars.findIndex((star) => star !== '5'));
  await test.step('a row has the height of the callback, or the default for null', async () => {
    expect(await heightOf(high)).toBe(100);
    expect(await heightOf(normal)).toBe(52);
  });

  await test.step('density scales the rows', async () => {
    await variable.getByRole('button', { name: 'compact', exact: true }).click();
    await expect.poll(() => heightOf(normal)).toBe(36);
    await expect.poll(() => heightOf(high)).toBe(70);
  });

  await test.step('a row grows with its content', async () => {
    const growing = await openDemo(page, 'ExpandableCells');
    const more = growing.getByRole('button', { name: /^More of review/ }).first();
    const row = growing.locator('.MuiDataGrid-row').filter({ has: page.getByRole('button') });
    const before = (await placeOf(row.first())).height;
    await more.click();
    await expect.poll(async () => (await placeOf(row.first())).height).toBeGreaterThan(before);
  });
});

test('row ordering', async ({ page }) => {
  const round = await openGuide(page, 'row-ordering', 'RowOrderingGrid');
  const handles = round.locator('.MuiDataGrid-rowReorderCell');
  await test.step('a row is dragged by its handle', async () => {
    const start = await placeOf(handles.nth(2));
    const end = await placeOf(handles.nth(0));
    const x = start.x + start.width / 2;
    await page.mouse.move(x, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, end.y + end.height / 4, { steps: 12 });
    await page.mouse.up();
    await expect(cellsOf(round, 'address')).toHaveText([
      'Ringweg 88',
      'Hafenstrasse 12',
      'Alte Gasse 4',
      'Lindenplatz 1',
      'Am Bach 30',
      'Schulstrasse 7',
    ]);
  });

  await test.step('handles are disabled while the grid is sorted', async () => {
    const draggable = round.locator('.MuiDataGrid-rowReorderCell--draggable');
    await expect(draggable).toHaveCount(6);
    await headerOf(round, 'parcels').getByText('Parcels').click();
    await expect(headerOf(round, 'parcels')).toHaveAttribute('aria-sort', 'ascending');
    await expect(draggable).toHaveCount(0);
  });
});

test('row pinning', async ({ page }) => {
  const paged = await openGuide(page, 'row-pinning', 'RowPinningWithPagination');
  await test.step('pinned rows are on every page', async () => {
    await expect(rowWith(paged, 'Total')).toBeVisible();
    await paged.getByRole('button', { name: 'Go to next page' }).click();
    await expect(paged.getByText('26–50 of 60')).toBeVisible();
    await expect(rowWith(paged, 'Total')).toBeVisible();
  });

  await test.step('they keep their place when the grid is sorted', async () => {
    const ledger = await openDemo(page, 'RowPinning');
    await headerOf(ledger, 'january').getByText('January').click();
    await expect(headerOf(ledger, 'january')).toHaveAttribute('aria-sort', 'ascending');
    await expect(ledger.locator('.MuiDataGrid-pinnedRows--top')).toContainText('Budget');
    await expect(ledger.locator('.MuiDataGrid-pinnedRows--bottom')).toContainText('Total');
  });

  await test.step('an action pins a row, and another one releases it', async () => {
    const actions = await openDemo(page, 'RowPinningWithActions');
    const top = actions.locator('.MuiDataGrid-pinnedRows--top .MuiDataGrid-row');
    await expect(top).toHaveText([/Wages/]);
    await actions.getByRole('menuitem', { name: 'Pin Rent to the top' }).click();
    await expect(top).toHaveText([/Rent/, /Wages/]);
    await actions.getByRole('menuitem', { name: 'Unpin Wages' }).click();
    await expect(top).toHaveText([/Rent/]);
  });
});

test('master-detail', async ({ page }) => {
  const controlled = await openGuide(page, 'master-detail', 'ControlMasterDetail');
  const toggle = cellAt(controlled, 7012, '__detail_panel_toggle__').getByRole('button');
  await test.step('Space opens the panel and closes it again', async () => {
    await toggle.focus();
    await page.keyboard.press('Space');
    await expect(controlled.getByText('detailPanelExpandedRowIds: [7012]')).toBeVisible();
    await expect(controlled.locator('.MuiDataGrid-detailPanel')).toContainText('Bar stool');
    await page.keyboard.press('Space');
    await expect(controlled.locator('.MuiDataGrid-detailPanel')).toHaveCount(0);
  });

  await test.step('a form in the panel saves into its row', async () => {
    const form = await openDemo(page, 'FormDetailPanel');
    await cellAt(form, 7013, '__detail_panel_toggle__').getByRole('button').click();
    await form.getByRole('textbox', { name: 'City' }).fill('Linz');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(cellAt(form, 7013, 'city')).toHaveText('Linz');
    await expect(form.locator('.MuiDataGrid-detailPanel')).toHaveCount(0);
  });

  await test.step('a row without content has a disabled toggle', async () => {
    const custom = await openDemo(page, 'CustomizeDetailPanelToggle');
    const toggles = cellsOf(custom, '__detail_panel_toggle__').getByRole('button');
    await expect(toggles.nth(3)).toBeDisabled();
    await expect(toggles.nth(0)).toBeEnabled();
  });
});

test('row recipes', async ({ page }) => {
  const one = await openGuide(page, 'row-recipes', 'DetailPanelOneExpandedRow');
  const toggle = (id: number) => cellAt(one, id, '__detail_panel_toggle__').getByRole('button');
  await test.step('one panel is open at a time', async () => {
    await expect(one.locator('.MuiDataGrid-detailPanel')).toContainText('Oak board');
    await toggle(7012).click();
    await expect(one.locator('.MuiDataGrid-detailPanel')).toHaveCount(1);
    await expect(one.locator('.MuiDataGrid-detailPanel')).toContainText('Bar stool');
  });

  await test.step('a button in the header opens all panels and closes them', async () => {
    const all = await openDemo(page, 'DetailPanelExpandCollapseAll');
    await all.getByRole('button', { name: 'Open all panels' }).click();
    await expect(all.locator('.MuiDataGrid-row[data-id="7011"]')).toHaveClass(/expanded/i);
    await all.getByRole('button', { name: 'Close all panels' }).click();
    await expect(all.locator('.MuiDataGrid-detailPanel')).toHaveCount(0);
  });

  await test.step('a click on a row opens its panel, and one on the toggle does it once', async () => {
    const click = await openDemo(page, 'DetailPanelExpandOnRowClick');
    await cellAt(click, 7012, 'city').click();
    await expect(click.locator('.MuiDataGrid-detailPanel')).toContainText('Bar stool');
    await cellAt(click, 7012, '__detail_panel_toggle__').getByRole('button').click();
    await expect(click.locator('.MuiDataGrid-detailPanel')).toHaveCount(0);
  });
});

test('tree data', async ({ page }) => {
  const tree = await openGuide(page, 'tree-data', 'TreeDataFullExample');
  const row = rowWith(tree, 'Orthopedics');
  await test.step('Space and Enter open and close a row, and aria says so', async () => {
    await expect(tree.getByRole('treegrid')).toBeVisible();
    await expect(row).toHaveAttribute('aria-level', '2');
    await cellAt(tree, 2, '__tree_data_group__').click();
    await page.keyboard.press('Space');
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect(rowWith(tree, 'Ward 3')).toHaveAttribute('aria-level', '3');
    await page.keyboard.press('Enter');
    await expect(rowWith(tree, 'Ward 3')).toHaveCount(0);
  });

  await test.step('parents of a match stay visible, unless only the top level is filtered', async () => {
    const filtered = await openDemo(page, 'TreeDataDisableChildrenFiltering');
    await expect(cellsOf(filtered, '__tree_data_group__')).toHaveText([
      /^Surgery/,
      /^Orthopedics/,
      /^Ward 3/,
      /^Ward 4/,
      /^Trauma/,
      /^Medicine/,
      /^Cardiology/,
      /^Ward 9/,
      /^Geriatrics/,
    ]);
    await filtered.getByRole('switch', { name: 'Only the top level' }).click();
    await expect(cellsOf(filtered, '__tree_data_group__')).toHaveText([/^Surgery/, /^Medicine/]);
  });

  await test.step('missing parents are generated', async () => {
    const gap = await openDemo(page, 'TreeDataWithGap');
    await expect(rowWith(gap, 'Clinic')).toHaveAttribute('aria-level', '1');
    await expect(rowWith(gap, 'Clinic').locator('[data-field="lead"]')).toHaveText('');
  });
});

test('aggregation', async ({ page }) => {
  const films = await openGuide(page, 'aggregation', 'AggregationInitialState');
  const result = films.locator('[data-id*="footer"] [data-field="gross"]');
  await test.step('the model puts a sum below the column', async () => {
    await expect(result).toContainText('€1,896M');
  });

  await test.step('people choose another function in the menu of the column', async () => {
    await openColumnMenu(page, films, 'gross');
    await page.getByRole('combobox', { name: 'Aggregation' }).click();
    await page.getByRole('option', { name: 'max' }).click();
    await expect(result).toContainText('€402M');
  });

  await test.step('parents of a tree show the sum of their descendants', async () => {
    const files = await openDemo(page, 'AggregationTreeData');
    await expect(rowWith(files, 'reports')).toContainText('10030 kB');
    await expect(rowWith(files, 'photos')).toContainText('8200 kB');
  });

  await test.step('the scope decides whether filtered rows count', async () => {
    const filtered = await openDemo(page, 'AggregationFiltering');
    await expect(cellsOf(filtered, 'title').filter({ hasText: /\S/ })).toHaveCount(3);
    await expect(filtered.locator('[data-id*="footer"] [data-field="gross"]')).toContainText(
      '€1,896M',
    );
  });
});

test('row grouping', async ({ page }) => {
  const films = await openGuide(page, 'row-grouping', 'RowGroupingBasicExample');
  const group = rowWith(films, 'Northlight (3)');
  await test.step('Space on the cell of a group opens it', async () => {
    await expect(films.getByRole('treegrid')).toBeVisible();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await group.getByText('Northlight').click();
    await page.keyboard.press('Space');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(rowWith(films, 'Small Harbors')).toBeVisible();
  });

  await test.step('people group by another column in its menu', async () => {
    await openColumnMenu(page, films, 'country');
    await page.getByRole('menuitem', { name: 'Group by Country' }).click();
    // In the group that the demo opens. New groups close the others.
    await expect(rowWith(films, 'Portugal (2)')).toHaveAttribute('aria-level', '2');
  });

  await test.step('groupable: false excludes a column', async () => {
    const fixed = await openDemo(page, 'RowGroupingColDefCanBeGrouped');
    await openColumnMenu(page, fixed, 'title');
    await expect(page.getByRole('menuitem', { name: 'Hide column' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Group by Title' })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('a group selects its rows, and is selected with all of them', async () => {
    const selected = await openDemo(page, 'RowGroupingPropagateSelection');
    const box = (text: string) => rowWith(selected, text).getByRole('checkbox');
    await box('Northlight').check();
    await expect(box('Paper Lighthouse')).toBeChecked();
    await box('Paper Lighthouse').uncheck();
    await expect(box('Northlight')).not.toBeChecked();
  });

  await test.step('rows without a group are on the parent level', async () => {
    const missing = await openDemo(page, 'RowGroupingRowsWithMissingGroups');
    await expect(rowWith(missing, 'Tin Roofs')).toHaveAttribute('aria-level', '1');
  });
});

test('row grouping recipes', async ({ page }) => {
  const opened = await openGuide(page, 'recipes-row-grouping', 'RowGroupingExpandOnRowClick');
  const group = rowWith(opened, 'Aurora');
  await test.step('a click anywhere in the row closes the group and opens it', async () => {
    await group.locator('[data-field="year"]').click();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await group.locator('[data-field="year"]').click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('groups are sorted by their number of rows', async () => {
    const sorted = await openDemo(page, 'RowGroupingSortByChildRows');
    await expect(sorted.locator('.MuiDataGrid-row')).toHaveText([
      /^Aurora \(4\)/,
      /^\w+ \(3\)/,
      /^\w+ \(3\)/,
      /^Vistula \(2\)/,
    ]);
  });

  await test.step('the footer counts films, and a pinned group stays', async () => {
    const counted = await openDemo(page, 'RowGroupingChildRowCount');
    await expect(counted.getByText('12 films in 4 groups')).toBeVisible();
    const pinned = await openDemo(page, 'RowGroupingPinning');
    await scrollGrid(pinned, { left: 200 });
    await expect(
      pinned.locator('.MuiDataGrid-cell--pinnedLeft').filter({ hasText: 'Northlight (3)' }),
    ).toBeVisible();
  });
});
