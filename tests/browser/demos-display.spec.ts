import type { Locator } from '@playwright/test';
import { displayAs } from './demoDisplay';
import { BARS, openDemo } from './demoPage';
import { boxOf } from './full/behavior/chartParts';
import { expect, test } from './support/test';

/** The horizontal positions of the first and the last two characters of a text. */
function characterPlaces(
  element: Locator,
): Promise<Record<'first' | 'beforeLast' | 'last', number>> {
  return element.evaluate((node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const text = walker.nextNode() as Text;
    const leftOf = (index: number) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    };
    const end = text.data.trimEnd().length - 1;
    return { first: leftOf(0), beforeLast: leftOf(end - 1), last: leftOf(end) };
  });
}

test('the compact density makes grids compact', async ({ page }) => {
  await page.goto('/x/react-data-grid/pagination/');
  await displayAs(page, 'light');
  const rows = page.locator('[data-demo-canvas] .MuiDataGrid-row');
  await openDemo(page, 'PaginationCommunityNoSnap');
  await expect.poll(async () => (await boxOf(rows.first())).height).toBe(52);
  await displayAs(page, 'dense');
  await expect.poll(async () => (await boxOf(rows.first())).height).toBeLessThan(40);
});

test('right to left: pagination still reads from left to right', async ({ page }) => {
  await page.goto('/x/react-data-grid/pagination/');
  const demo = await openDemo(page, 'PaginationCommunityNoSnap');
  await displayAs(page, 'rtl');
  const rows = demo.locator('.MuiTablePagination-displayedRows');
  await expect(rows).toHaveText(/^1–\d+ of \d+$/);
  const { first, last } = await characterPlaces(rows);
  expect(first).toBeLessThan(last);
});

test('right to left: a legend keeps the order of the bars', async ({ page }) => {
  await page.goto(BARS);
  const demo = await openDemo(page, 'BasicBars');
  await displayAs(page, 'rtl');
  const entries = demo.locator('.MuiChartsLegend-series');
  // The demo starts again in the other direction.
  await expect(async () => {
    const [first, second] = [await boxOf(entries.nth(0)), await boxOf(entries.nth(1))];
    expect(first.x).toBeLessThan(second.x);
  }).toPass();
});

test('right to left: texts of the landing page end with their full stop', async ({ page }) => {
  await page.goto('/x/');
  await displayAs(page, 'rtl');
  for (const text of await page.locator('main section > p, main section > div > p').all()) {
    if (/\.$/.test((await text.textContent()) ?? '')) {
      const { beforeLast, last } = await characterPlaces(text);
      expect(beforeLast).toBeLessThan(last);
    }
  }
});
