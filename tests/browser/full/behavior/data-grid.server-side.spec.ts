import { expect, test, type Locator } from '@playwright/test';
import { openDemo } from '../../demoPage';

const PAGES = '/x/react-data-grid/server-side-data';

const rowWith = (demo: Locator, text: string) =>
  demo.getByRole('row').filter({ hasText: text }).first();

const open = (demo: Locator, text: string) =>
  rowWith(demo, text).getByRole('button', { name: 'see children' }).click();

const scrollToEnd = (demo: Locator) =>
  demo.locator('.MuiDataGrid-virtualScroller').evaluate((scroller) => {
    scroller.scrollTop = scroller.scrollHeight;
  });

test.describe('lazy loading', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${PAGES}/lazy-loading/`);
  });

  test('a known number of rows lets people jump to the last one', async ({ page }) => {
    const demo = await openDemo(page, 'ServerSideLazyLoadingViewport');
    await expect(rowWith(demo, 'P-100001')).toBeVisible();
    await scrollToEnd(demo);

    await expect(rowWith(demo, 'P-101200')).toBeVisible();
  });

  test('without it, the list grows by a batch when its end comes near', async ({ page }) => {
    const demo = await openDemo(page, 'ServerSideLazyLoadingInfinite');
    await expect(rowWith(demo, 'P-100001')).toBeVisible();
    const scroller = demo.locator('.MuiDataGrid-virtualScroller');
    const height = await scroller.evaluate((element) => element.scrollHeight);
    await scrollToEnd(demo);

    await expect
      .poll(() => scroller.evaluate((element) => element.scrollHeight))
      .toBeGreaterThan(height);
    await expect(rowWith(demo, 'P-101200')).toHaveCount(0);
  });

  test('a failed batch loads when users retry', async ({ page }) => {
    const demo = await openDemo(page, 'ServerSideLazyLoadingErrorHandling');
    await expect(rowWith(demo, 'P-100001')).toBeVisible();
    const isDown = demo.getByRole('checkbox', { name: 'The server is down' });
    await isDown.check();
    await scrollToEnd(demo);
    await expect(demo.getByRole('alert')).toContainText('The depot does not answer.');
    await isDown.uncheck();
    await demo.getByRole('button', { name: 'Retry' }).click();

    await expect(rowWith(demo, 'P-101200')).toBeVisible();
  });
});

test.describe('tree data', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${PAGES}/tree-data/`);
  });

  test('opening a row fetches its children, and does not change the pages', async ({ page }) => {
    const demo = await openDemo(page, 'ServerSideTreeData');
    await open(demo, 'Lathe 100');

    await expect(rowWith(demo, 'Spindle (3)')).toBeVisible();
    await expect(demo.getByText('1–5 of 24')).toBeVisible();
  });

  test('Enter opens a row, and Space closes it', async ({ page }) => {
    const demo = await openDemo(page, 'ServerSideTreeData');
    await rowWith(demo, 'Lathe 200').getByText('Lathe 200').click();
    await page.keyboard.press('Enter');
    await expect(rowWith(demo, 'Spindle (3)')).toBeVisible();
    await page.keyboard.press('Space');

    await expect(rowWith(demo, 'Spindle (3)')).toHaveCount(0);
  });

  test('a row that fails to open stays closed, and the error contains its path', async ({
    page,
  }) => {
    const demo = await openDemo(page, 'ServerSideTreeDataErrorHandling');
    await expect(rowWith(demo, 'Lathe 100')).toBeVisible();
    await demo.getByRole('checkbox', { name: 'The server is down' }).check();
    await open(demo, 'Lathe 300');

    await expect(demo.getByRole('alert')).toContainText('It was asked for Lathe 300.');
    await expect(rowWith(demo, 'Lathe 300')).not.toHaveAttribute('aria-expanded', 'true');
  });

  test('children come from the cache the second time', async ({ page }) => {
    const demo = await openDemo(page, 'ServerSideTreeDataCustomCache');
    await expect(rowWith(demo, 'Lathe 100')).toBeVisible();
    await open(demo, 'Lathe 100');
    await expect(demo.getByText('Answers in the cache: 2')).toBeVisible();
    await rowWith(demo, 'Lathe 100').getByRole('button', { name: 'hide children' }).click();
    await expect(rowWith(demo, 'Spindle (3)')).toHaveCount(0);
    await open(demo, 'Lathe 100');

    await expect(rowWith(demo, 'Spindle (3)')).toBeVisible();
    await expect(demo.getByText('Answers in the cache: 2')).toBeVisible();
  });
});

test.describe('row grouping', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${PAGES}/row-grouping/`);
  });

  test('a group opens level by level down to its rows', async ({ page }) => {
    const demo = await openDemo(page, 'ServerSideRowGroupingDataGrid');
    await expect(demo.getByRole('gridcell', { name: 'B-4001' })).toBeVisible();
    await rowWith(demo, 'Alpenhof').getByRole('button', { name: 'hide children' }).click();
    await open(demo, 'Seeblick');

    await expect(demo.getByRole('gridcell', { name: 'B-4006' })).toBeVisible();
  });

  test('another model causes another request', async ({ page }) => {
    const demo = await openDemo(page, 'ServerSideRowGroupingFullDataGrid');
    await expect(rowWith(demo, 'Norway')).toBeVisible();
    await demo.getByRole('button', { name: 'Hotel', exact: true }).click();

    await expect(rowWith(demo, 'Casa Azul')).toBeVisible();
    await expect(rowWith(demo, 'Norway')).toHaveCount(0);
  });

  test('the error names the group that could not be opened', async ({ page }) => {
    const demo = await openDemo(page, 'ServerSideRowGroupingErrorHandling');
    await expect(rowWith(demo, 'Norway')).toBeVisible();
    await demo.getByRole('checkbox', { name: 'The server is down' }).check();
    await open(demo, 'Norway');

    await expect(demo.getByRole('alert')).toContainText('The request was for Norway.');
  });
});

test.describe('aggregation', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${PAGES}/aggregation/`);
  });

  test('the footer has the sum of all rows on every page', async ({ page }) => {
    const demo = await openDemo(page, 'ServerSideDataGridAggregation');
    await expect(rowWith(demo, '436,670')).toBeVisible();
    await demo.getByRole('button', { name: 'Go to next page' }).click();

    await expect(demo.getByText('6–10 of 60')).toBeVisible();
    await expect(rowWith(demo, '436,670')).toBeVisible();
  });

  test('groups include their results', async ({ page }) => {
    const demo = await openDemo(page, 'ServerSideDataGridAggregationRowGrouping');
    await expect(rowWith(demo, 'Coast')).toContainText('154,856');
    await open(demo, 'Coast');

    await expect(rowWith(demo, 'Gull Rock')).toContainText('78,570');
  });
});

test.describe('pivoting', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${PAGES}/pivoting/`);
  });

  test('columns and totals come from the server, and the innermost groups have no arrow', async ({
    page,
  }) => {
    const demo = await openDemo(page, 'ServerSidePivotingDataGrid');
    await expect(demo.getByRole('columnheader', { name: 'Child' })).toBeVisible();
    await expect(rowWith(demo, '€621,936')).toBeVisible();
    await expect(rowWith(demo, 'Clock House')).toContainText('€91,896');
    await expect(rowWith(demo, 'Clock House').getByRole('button')).toHaveCount(0);
  });

  test('objects are sorted and formatted by the grid', async ({ page }) => {
    const demo = await openDemo(page, 'ServerSidePivotingColumnStructureComplex');
    const groups = demo.getByRole('columnheader').filter({ hasText: /^(\d{4}|May|June)$/ });

    await expect(groups).toHaveText(['2025', '2024', 'May', 'May', 'June']);
  });

  test('a failed request shows an error in the table', async ({ page }) => {
    const demo = await openDemo(page, 'ServerSidePivotingErrorHandling');
    await expect(rowWith(demo, 'Ghent')).toBeVisible();
    const isDown = demo.getByRole('checkbox', { name: 'The server is down' });
    await isDown.check();
    await demo.getByRole('checkbox', { name: 'Museum' }).uncheck();
    await expect(demo.getByText('No report')).toBeVisible();
    await isDown.uncheck();
    await demo.getByRole('button', { name: 'Retry' }).click();

    await expect(rowWith(demo, 'Ghent')).toBeVisible();
  });
});

test.describe('recipes', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${PAGES}/recipes/`);
  });

  test('an opened row has its own pages', async ({ page }) => {
    const demo = await openDemo(page, 'ServerSideTreeDataNestedPagination');
    await open(demo, 'Drawings');
    await expect(rowWith(demo, 'Drawing 004')).toBeVisible();
    await demo.getByRole('button', { name: 'Next files of Drawings' }).click();

    await expect(rowWith(demo, '5–8 of 18')).toBeVisible();
    await expect(rowWith(demo, 'Drawing 004')).toHaveCount(0);
  });

  test('paging within an opened row does not change the page of the top level', async ({
    page,
  }) => {
    const demo = await openDemo(page, 'ServerSideTreeDataNestedPagination');
    await expect(rowWith(demo, '1–4 of 7')).toBeVisible();
    await demo.getByRole('button', { name: 'Next files of Contracts' }).click();

    await expect(rowWith(demo, '5–7 of 7')).toBeVisible();
    await expect(demo.getByRole('button', { name: 'Next files of Contracts' })).toBeDisabled();
    await expect(demo.getByText('1–3 of 8')).toBeVisible();
  });
});
