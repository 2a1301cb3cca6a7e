import { expect, test } from '@playwright/test';
import { openDemo } from '../../demoPage';

test.describe('feature showcase', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/x/react-data-grid/features/');
  });

  test('the search finds a feature, a click opens and closes its grid', async ({ page }) => {
    const demo = await openDemo(page, 'PopularFeaturesDemo');
    await demo.getByRole('searchbox', { name: 'Search features' }).fill('pivot');
    const feature = demo.getByRole('gridcell', { name: 'Pivoting' });
    await feature.click();
    await expect(demo.getByRole('treegrid', { name: 'Pivoting' })).toBeVisible();

    await feature.click();
    await expect(demo.getByRole('treegrid', { name: 'Pivoting' })).toHaveCount(0);
  });
});

test.describe('inventory', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/x/react-data-grid/demos/inventory/');
  });

  test('a card shows the parts of its level, and all of them again', async ({ page }) => {
    const demo = await openDemo(page, 'InventoryDashboard');
    await demo.getByRole('button', { name: 'Sold out' }).click();
    await expect(
      demo.getByRole('gridcell', { name: 'Disc pads, resin', exact: true }),
    ).toBeVisible();
    await expect(
      demo.getByRole('gridcell', { name: 'Disc pads, sintered', exact: true }),
    ).toHaveCount(0);

    await demo.getByRole('button', { name: 'Sold out' }).click();
    await expect(
      demo.getByRole('gridcell', { name: 'Disc pads, sintered', exact: true }),
    ).toBeVisible();
  });

  test('an edited stock moves a part to another card', async ({ page }) => {
    const demo = await openDemo(page, 'InventoryDashboard');
    const soldOut = demo.getByRole('button', { name: 'Sold out' });
    await expect(soldOut).toContainText('4');
    await demo.locator('[data-id="BR-100"] [data-field="stock"]').dblclick();
    const input = demo.getByRole('spinbutton');
    await page.clock.install();
    await input.fill('25');
    // The grid waits 200 ms after the last key before it validates, and doesn't save in the
    // meantime.
    await page.clock.runFor(200);
    await input.press('Enter');

    await expect(soldOut).toContainText('3');
  });
});

test.describe('real-time data', () => {
  test('prices change after the start and stop after a pause', async ({ page }) => {
    await page.goto('/x/react-data-grid/demos/real-time-data/');
    const demo = await openDemo(page, 'StockDashboard');
    const prices = demo.locator('[role="gridcell"][data-field="price"]');
    const opening = await prices.allTextContents();
    await demo.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(async () => expect(await prices.allTextContents()).not.toEqual(opening)).toPass();

    await demo.getByRole('button', { name: 'Pause' }).click();
    const tick = await demo.getByText(/^Tick \d+$/).textContent();
    await expect(demo.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    await expect(demo.getByText(/^Tick \d+$/)).toHaveText(String(tick));
  });

  test('rows are sorted by their change', async ({ page }) => {
    await page.goto('/x/react-data-grid/demos/real-time-data/');
    const demo = await openDemo(page, 'StockDashboard');

    await expect(demo.getByRole('columnheader', { name: 'Since opening' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });
});

test.describe('time off calendar', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/x/react-data-grid/demos/time-off-calendar/');
  });

  test('selected days become one bar, which Clear removes', async ({ page }) => {
    const demo = await openDemo(page, 'PTOCalendar');
    const cell = (day: string) => demo.locator(`[data-id="p2"] [data-field="2026-06-${day}"]`);
    await cell('08').click();
    await cell('09').click({ modifiers: ['Shift'] });
    await demo.getByRole('button', { name: 'Vacation' }).click();
    await expect(cell('08').getByRole('img', { name: 'Vacation' })).toBeVisible();
    await expect(cell('08')).toHaveAttribute('aria-colspan', '2');

    await cell('08').click();
    await demo.getByRole('button', { name: 'Clear' }).click();
    await expect(cell('08').getByRole('img')).toHaveCount(0);
    await expect(cell('09').getByRole('img')).toHaveCount(0);
  });

  test('an absence continues in the next month', async ({ page }) => {
    const demo = await openDemo(page, 'PTOCalendar');
    await demo.getByRole('button', { name: 'Next month' }).click();
    await expect(demo.getByText('July 2026')).toBeVisible();

    await expect(
      demo
        .locator('[data-id="p5"] [data-field="2026-07-01"]')
        .getByRole('img', { name: 'Vacation' }),
    ).toBeVisible();
  });
});
