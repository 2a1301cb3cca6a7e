import type { Locator } from '@playwright/test';
import { listDemoPages } from './allDemos';
import { openDemo } from './demoPage';
import { sample } from './support/sample';
import { expect, test } from './support/test';

/** Windows of common laptops, in px: 1440 is the narrowest with a column of contents. */
const LAPTOPS = [1280, 1366, 1440];

/** The narrowest frame in which the columns of most grids fit, in px. */
const FRAME_WIDTH = 731;

/** Pages about more columns than fit, with reasons. */
const WIDE_GRIDS: Readonly<Record<string, string>> = {
  'column-pinning': 'Columns are pinned so that they stay while the others scroll.',
  'demos/inventory': 'Ten columns, as in a store. The first one is pinned.',
  'demos/time-off-calendar': 'It has a column for each day of a month.',
  scrolling: 'It scrolls to columns.',
  virtualization: 'It renders only the columns in view.',
};

/** Pages whose columns are allowed to scroll on phones, with reasons. */
const SCROLLING_ON_PHONES: Readonly<Record<string, string>> = {
  'charts-integration': 'Readers choose among its columns for the chart.',
  'column-dimensions': 'Its columns have the widths that the demo is about.',
  'column-pinning': 'Columns are pinned so that they stay while the others scroll.',
  'column-recipes': 'It keeps the widths and the order of its columns.',
  'components/charts-panel': 'Readers choose among its columns for the chart.',
  'demos/time-off-calendar': 'It has a column for each day of a month.',
  scrolling: 'It scrolls to columns.',
  virtualization: 'It renders only the columns in view.',
};

/** How wide the columns of a phone's grid may be, in widths of the grid. */
const PHONE_WIDTHS = 1.75;

const ROOT = '/x/react-data-grid/';

/** The guides of the Data Grid that open with a grid, and its name. */
const OPENING_GRIDS = listDemoPages(ROOT)
  .filter(({ route }) => route.startsWith(ROOT))
  .map(({ route, demos }) => ({ route, topic: route.slice(ROOT.length, -1), name: demos[0] ?? '' }))
  // The list view is a grid without columns.
  .filter(({ topic }) => topic !== 'list-view');

/** What readers can't see of a grid without scrolling or hovering. */
const cutParts = (grid: Locator) =>
  grid.evaluate((root) => {
    const isCut = (element: Element) => element.scrollWidth > element.clientWidth + 1;
    const { left, right } = root.getBoundingClientRect();
    const scroller = root.querySelector('.MuiDataGrid-virtualScroller');
    const headers = Array.from(root.querySelectorAll('[role="columnheader"]'));
    const whole = headers.filter((header) => {
      const box = header.getBoundingClientRect();
      return box.left >= left - 1 && box.right <= right + 1;
    });
    return {
      scrolls: getComputedStyle(root).getPropertyValue('--DataGrid-hasScrollX').trim() === '1',
      titles: Array.from(root.querySelectorAll('.MuiDataGrid-columnHeaderTitle'))
        .filter(isCut)
        .map((title) => title.textContent),
      wholeColumns: whole.length,
      /** The width of all columns, in widths of the grid. */
      widths: scroller ? scroller.scrollWidth / scroller.clientWidth : 1,
    };
  });

for (const { route, topic, name } of sample(OPENING_GRIDS, 16)) {
  test(`the first grid of ${route} shows its columns on laptops`, async ({ page }) => {
    await page.setViewportSize({ width: LAPTOPS[0]!, height: 900 });
    await page.goto(route);
    const card = await openDemo(page, name);
    const grid = card.locator('.MuiDataGrid-root').first();
    for (const width of LAPTOPS) {
      await page.setViewportSize({ width, height: 900 });
      expect((await card.boundingBox())?.width, `frame at ${width} px`).toBeGreaterThanOrEqual(
        FRAME_WIDTH,
      );
      await expect
        .poll(() => cutParts(grid), { message: `at ${width} px` })
        .toMatchObject({ titles: [], ...(topic in WIDE_GRIDS ? {} : { scrolls: false }) });
    }
  });

  test(`the first grid of ${route} has whole columns on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(route);
    const card = await openDemo(page, name);
    const grid = card.locator('.MuiDataGrid-root').first();
    const { titles, wholeColumns } = await cutParts(grid);
    expect(titles).toEqual([]);
    expect(wholeColumns).toBeGreaterThanOrEqual(2);
    if (!(topic in SCROLLING_ON_PHONES)) {
      await expect
        .poll(async () => (await cutParts(grid)).widths, { message: 'columns, in widths' })
        .toBeLessThanOrEqual(PHONE_WIDTHS);
    }
  });
}

/** A guide and an API page. */
const PAGES = ['/x/react-charts/bars/', '/x/api/charts/bar-chart/'];

for (const route of PAGES) {
  test(`${route} has its contents in a column only where demos have space`, async ({ page }) => {
    const column = page.getByRole('navigation', { name: 'Page table of contents' });
    const button = page.getByRole('article').locator('summary', { hasText: 'Contents' });
    await page.setViewportSize({ width: 1439, height: 900 });
    await page.goto(route);
    await expect(button).toBeVisible();
    await expect(column).toBeHidden();

    await button.click();
    const link = button.locator('..').getByRole('link').last();
    const id = await link.getAttribute('href');
    await link.click();
    await expect(page.locator(id ?? '')).toBeInViewport();

    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(button).toBeHidden();
    await expect(column).toBeVisible();
  });
}
