import { expect, test, type Locator, type Page } from '@playwright/test';
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

/** Opens the search field of a toolbar and types into it. */
async function search(demo: Locator, text: string) {
  const field = demo.getByRole('searchbox', { name: 'Search' });
  if ((await field.getAttribute('tabindex')) === '-1' || !(await field.isVisible())) {
    await demo.getByRole('button', { name: 'Search', exact: true }).click();
  }
  await field.fill(text);
}

/** The filter panel. */
const panelOf = (page: Page) => page.locator('.MuiDataGrid-filterForm');

const numbersOf = async (cells: Locator) =>
  (await cells.allTextContents()).map((text) => Number(text.replace(/[^\d.]/g, '')));

test('sorting', async ({ page }) => {
  const films = await openGuide(page, 'sorting', 'BasicExampleDataGrid');
  const titles = cellsOf(films, 'title');
  const unsorted = await titles.allTextContents();
  await test.step('a header sorts up, down, and not at all', async () => {
    await clickHeader(films, 'minutes');
    await expect(headerOf(films, 'minutes')).toHaveAttribute('aria-sort', 'ascending');
    await expect(titles.first()).toHaveText('A Room in Porto');
    await clickHeader(films, 'minutes');
    await expect(titles.first()).toHaveText('The Cartographer');
    await clickHeader(films, 'minutes');
    await expect(titles).toHaveText(unsorted);
  });

  await test.step('equal values keep their order, and missing ones come first', async () => {
    await clickHeader(films, 'rating');
    await expect(titles).toHaveText([
      'Paper Lighthouse',
      'The Cartographer',
      'Second Harvest',
      'A Room in Porto',
      'The Salt Road',
      'Kitchen of Echoes',
      'Night Train North',
    ]);
  });

  await test.step('Enter sorts; Shift and Enter keep the other sort rule', async () => {
    const pro = await openDemo(page, 'BasicExampleDataGridPro');
    await headerOf(pro, 'country').focus();
    await page.keyboard.press('Enter');
    await headerOf(pro, 'year').focus();
    await page.keyboard.press('Shift+Enter');
    await expect(cellsOf(pro, 'title')).toHaveText([
      'Kitchen of Echoes',
      'Paper Lighthouse',
      'Second Harvest',
      'The Cartographer',
      'Night Train North',
      'A Room in Porto',
      'The Salt Road',
    ]);
    await expect(headerOf(pro, 'year')).toHaveAttribute('aria-sort', 'ascending');
  });

  await test.step('films without a rating come last both ways', async () => {
    const asymmetric = await openDemo(page, 'GetSortComparator');
    const ratings = cellsOf(asymmetric, 'rating');
    await clickHeader(asymmetric, 'rating');
    await expect(ratings).toHaveText(['6.8', '7.1', '7.9', '7.9', '8.4', '', '']);
    await clickHeader(asymmetric, 'rating');
    await expect(ratings).toHaveText(['8.4', '7.9', '7.9', '7.1', '6.8', '', '']);
  });
});

test('filtering', async ({ page }) => {
  const roasts = await openGuide(page, 'filtering', 'BasicExampleDataGrid');
  await test.step('a condition in the column menu filters, ignoring case', async () => {
    await openColumnMenu(page, roasts, 'origin');
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await panelOf(page).getByRole('textbox', { name: 'Value' }).fill('ETH');
    await expect(cellsOf(roasts, 'name')).toHaveText(['Sidamo', 'Yirgacheffe']);
    await page.keyboard.press('Escape');
  });

  await test.step('a custom model filters on a click', async () => {
    const controlled = await openDemo(page, 'ControlledFilters');
    await expect(cellsOf(controlled, 'name')).toHaveCount(4);
    await controlled.getByRole('button', { name: 'Ethiopia' }).click();
    await expect(cellsOf(controlled, 'name')).toHaveText(['Sidamo', 'Yirgacheffe']);
  });

  await test.step('filterable: false applies to users, not to code', async () => {
    const fixed = await openDemo(page, 'ReadOnlyFilters');
    await expect(cellsOf(fixed, 'name')).toHaveCount(4);
    await openColumnMenu(page, fixed, 'inStock');
    await expect(page.getByRole('menuitem', { name: 'Hide column' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Filter' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await fixed.getByRole('switch', { name: 'Only what is in stock' }).click();
    await expect(cellsOf(fixed, 'name')).toHaveCount(6);
  });
});

test('quick filter', async ({ page }) => {
  const flats = await openGuide(page, 'filtering/quick-filter', 'QuickFilteringGrid');
  const field = flats.getByRole('searchbox', { name: 'Search' });
  await test.step('Enter on the button opens the field', async () => {
    await flats.getByRole('button', { name: 'Search', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
  });

  await test.step('each word must match, and numbers match by value', async () => {
    await page.keyboard.type('riverside 3');
    await expect(cellsOf(flats, 'district')).toHaveText(['Riverside']);
    await expect(cellsOf(flats, 'rooms')).toHaveText(['3']);
  });

  await test.step('Escape clears the text, and then closes the field', async () => {
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(flats.getByRole('button', { name: 'Search', exact: true })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  await test.step('hidden columns are searched when the model says so', async () => {
    const hidden = await openDemo(page, 'QuickFilteringExcludeHiddenColumns');
    await expect(cellsOf(hidden, 'street')).toHaveCount(6);
    await hidden.getByRole('switch', { name: 'Search hidden columns' }).click();
    await expect(cellsOf(hidden, 'street')).toHaveCount(0);
  });

  await test.step('accents are compared or ignored', async () => {
    const dishes = await openDemo(page, 'QuickFilteringDiacritics');
    await expect(cellsOf(dishes, 'dish')).toHaveText(['Crème brûlée']);
    await dishes.getByRole('switch', { name: 'Ignore accents' }).click();
    await expect(cellsOf(dishes, 'dish')).toHaveCount(0);
  });
});

test('header filters', async ({ page }) => {
  const flats = await openGuide(page, 'filtering/header-filters', 'HeaderFilteringDataGridPro');
  await test.step('they show the model that the panel would show', async () => {
    expect(Math.min(...(await numbersOf(cellsOf(flats, 'rooms'))))).toBe(3);
  });

  await test.step('an arrow goes from a header to its filter, a letter starts it', async () => {
    await headerOf(flats, 'street').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('linden');
    await expect(rowWith(flats, 'Mill Lane')).toHaveCount(0);
    await expect(rowWith(flats, 'Linden Street')).toBeVisible();
  });

  await test.step('without the panel there are no buttons for operators', async () => {
    const simple = await openDemo(page, 'SimpleHeaderFilteringDataGridPro');
    await expect(simple.getByRole('button', { name: 'Operator' })).toHaveCount(0);
    await expect(flats.getByRole('button', { name: 'Operator' }).first()).toBeAttached();
  });
});

test('multi-filters', async ({ page }) => {
  const flats = await openGuide(page, 'filtering/multi-filters', 'BasicExampleDataGridPro');
  await test.step('a second condition is joined by And', async () => {
    await flats.getByRole('button', { name: 'Filters', exact: true }).click();
    await panelOf(page).getByRole('textbox', { name: 'Value' }).fill('quay');
    await page.getByRole('button', { name: 'Add filter' }).click();
    await panelOf(page).nth(1).getByRole('textbox', { name: 'Value' }).fill('road 2');
    await expect(panelOf(page).nth(1).getByRole('combobox', { name: 'Logic operator' })).toHaveText(
      'And',
    );
    await expect(cellsOf(flats, 'street')).toHaveText(['Quay Road 28']);
    await page.keyboard.press('Escape');
  });

  await test.step('each column allows one filter: the next one has another column', async () => {
    const one = await openDemo(page, 'DisableMultiFiltersDataGridPro');
    await one.getByRole('button', { name: 'Filters', exact: true }).click();
    await panelOf(page).getByRole('textbox', { name: 'Value' }).fill('quay');
    await page.getByRole('button', { name: 'Add filter' }).click();
    await panelOf(page).nth(1).getByRole('combobox', { name: 'Columns' }).click();
    await expect(page.getByRole('option', { name: 'Street' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  await test.step('the buttons of the panel can be removed', async () => {
    const bare = await openDemo(page, 'DisableActionButtonsDataGridPro');
    await bare.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(panelOf(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add filter' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Remove all' })).toHaveCount(0);
  });
});

test('server-side filter', async ({ page }) => {
  const sensors = await openGuide(page, 'filtering/server-side', 'ServerFilterGrid');
  await expect(cellAt(sensors, 'S-001', 'id')).toBeVisible();
  await test.step("the rows are the server's response to the words", async () => {
    await search(sensors, 'graz ozone');
    await expect(sensors.locator('[role="row"][data-id="S-001"]')).toHaveCount(0);
    await expect
      .poll(async () => [...new Set(await cellsOf(sensors, 'city').allTextContents())])
      .toEqual(['Graz']);
  });

  await test.step('users can only choose operators that the server supports', async () => {
    await sensors.getByRole('button', { name: 'Filters', exact: true }).click();
    await panelOf(page).getByRole('combobox', { name: 'Operator' }).click();
    await expect(page.getByRole('option')).toHaveText(['contains', 'equals', 'starts with']);
  });
});

test('filter customization', async ({ page }) => {
  const selection = await openGuide(page, 'filtering/customization', 'CustomSelectionOperator');
  await test.step('selected rows pass every filter', async () => {
    const fours = await numbersOf(cellsOf(selection, 'rooms'));
    await selection.locator('.MuiDataGrid-row').nth(fours.indexOf(4)).getByRole('checkbox').check();
    await selection.getByRole('button', { name: 'Filters', exact: true }).click();
    await panelOf(page).getByRole('spinbutton', { name: 'Value' }).fill('5');
    await expect
      .poll(
        async () => (await numbersOf(cellsOf(selection, 'rooms'))).filter((n) => n === 4).length,
      )
      .toBe(1);
    await page.keyboard.press('Escape');
  });

  await test.step('a range has two fields', async () => {
    const range = await openDemo(page, 'CustomMultiValueOperator');
    await range.getByRole('button', { name: 'Filters', exact: true }).click();
    await panelOf(page).getByRole('spinbutton', { name: 'To' }).fill('900');
    await expect
      .poll(async () => Math.max(...(await numbersOf(cellsOf(range, 'rent')))))
      .toBeLessThanOrEqual(900);
    expect(Math.min(...(await numbersOf(cellsOf(range, 'rent'))))).toBeGreaterThanOrEqual(800);
    await page.keyboard.press('Escape');
  });

  await test.step('only comparisons by size remain', async () => {
    const few = await openDemo(page, 'RemoveBuiltInOperators');
    await few.getByRole('button', { name: 'Filters', exact: true }).click();
    await panelOf(page).getByRole('combobox', { name: 'Operator' }).click();
    await expect(page.getByRole('option')).toHaveText(['>', '>=', '<', '<=']);
  });
});

test('filtering recipes', async ({ page }) => {
  const counted = await openGuide(page, 'filtering-recipes', 'FilteredRowCount');
  await test.step('a button shows how many rows its filter matches', async () => {
    const button = counted.getByRole('button', { name: /^Harbor \(\d+\)/ });
    const count = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
    await button.click();
    await expect(cellsOf(counted, 'street')).toHaveCount(count);
  });

  await test.step('a search field is outside of the grid', async () => {
    const outside = await openDemo(page, 'QuickFilterOutsideOfGrid');
    await outside.getByRole('searchbox', { name: 'Search flats' }).fill('linden');
    await expect(rowWith(outside, 'Mill Lane')).toHaveCount(0);
    await expect(rowWith(outside, 'Linden Street')).toBeVisible();
  });

  await test.step('a filter survives a reload', async () => {
    const stored = await openDemo(page, 'FilteringLocalStorage');
    await search(stored, 'church');
    await expect(rowWith(stored, 'Mill Lane')).toHaveCount(0);
    await page.reload();
    const again = await openDemo(page, 'FilteringLocalStorage');
    await expect(rowWith(again, 'Church Hill')).toBeVisible();
    await expect(rowWith(again, 'Mill Lane')).toHaveCount(0);
  });
});

test('pagination', async ({ page }) => {
  const sizes = await openGuide(page, 'pagination', 'PageSizeCustomOptions');
  await test.step('a page has as many rows as users choose', async () => {
    await expect(cellsOf(sizes, 'train')).toHaveCount(5);
    await sizes.getByRole('combobox', { name: 'Rows per page:' }).click();
    await page.getByRole('option', { name: 'Thirty' }).click();
    await expect(sizes.getByText('1–30 of 60')).toBeVisible();
  });

  await test.step('with an automatic size there is nothing to scroll', async () => {
    const auto = await openDemo(page, 'PageSizeAuto');
    const rows = auto.locator('.MuiDataGrid-row');
    const box = await placeOf(rows.last());
    const scroller = await placeOf(auto.locator('.MuiDataGrid-virtualScroller'));
    expect(box.y + box.height).toBeLessThanOrEqual(scroller.y + scroller.height);
    await expect(auto.getByText(`1–${await rows.count()} of 60`)).toBeVisible();
  });

  await test.step('the page number stays when the size changes', async () => {
    const api = await openBareDemo(page, 'PaginationApiNoSnap');
    await api.getByRole('button', { name: 'Second page' }).click();
    await expect(api.getByText('11–20 of 60')).toBeVisible();
    await api.getByRole('button', { name: 'Five rows a page' }).click();
    await expect(api.getByText('6–10 of 60')).toBeVisible();
  });
});

test('server-side pagination', async ({ page }) => {
  const unknown = await openGuide(page, 'pagination', 'ServerPaginationGridNoRowCount');
  await test.step('the footer says that there are more rows until the total is known', async () => {
    await expect(unknown.getByText('1–10 of more than 10')).toBeVisible();
    await unknown.getByRole('combobox', { name: 'Rows per page:' }).click();
    await page.getByRole('option', { name: '25' }).click();
    for (const from of [1, 26, 51]) {
      await expect(unknown.getByText(`${from}–${from + 24} of more than`)).toBeVisible();
      await unknown.getByRole('button', { name: 'Go to next page' }).click();
    }
    await expect(unknown.getByText('76–87 of 87')).toBeVisible();
  });

  await test.step('an estimate is marked as such', async () => {
    const estimated = await openDemo(page, 'ServerPaginationGridEstimated');
    await expect(estimated.getByText('1–10 of around 100')).toBeVisible();
  });
});
