import type { Locator, Page } from '@playwright/test';
import { axeOf } from './support/axe';
import { expect, test, testOfProblems } from './support/test';

const CALENDAR = '/x/api/date-pickers/date-calendar/';
const DAY = '/x/api/date-pickers/pickers-day/';
const GRID = '/x/api/data-grid/data-grid/';

const outlines = (page: Page) => page.locator('[data-outlines] > :not([hidden])');
const entry = (page: Page, id: string) => page.locator(`[id="${id}"]`);

/** Opens the demo from the section of the classes, and waits until its parts are counted. */
async function showDemo(page: Page, name: string) {
  const toggle = page.getByRole('button', { name: 'Show in a demo' }).last();
  await toggle.click();
  const panel = page.getByRole('region', { name: `Parts of ${name} in a demo` });
  await expect(panel.getByRole('status').first()).toContainText(
    'Point at, tap, or focus a class or slot',
  );
  return { panel, toggle };
}

test('pointing at a class or slot outlines its parts in a demo', async ({ page }) => {
  await page.goto(DAY);
  const toggle = page.getByRole('button', { name: 'Show in a demo' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(await page.locator('[data-demo]').count()).toBe(0);

  const { panel } = await showDemo(page, 'PickersDay');
  const root = entry(page, 'pickers-day-classes-root');
  const count = root.getByRole('button', { name: /^\d+ in this demo: \.MuiPickersDay-root$/ });
  await root.hover();
  await expect(outlines(page)).not.toHaveCount(0);
  await expect(panel.getByRole('status')).toContainText('.MuiPickersDay-root:');
  await panel.getByRole('link', { name: 'Open the guide' }).hover();
  await expect(outlines(page)).toHaveCount(0);

  await count.click();
  await expect(count).toHaveAttribute('aria-pressed', 'true');
  await panel.getByRole('link', { name: 'Open the guide' }).hover();
  await expect(outlines(page)).not.toHaveCount(0);

  const { violations } = await axeOf(page).include('[data-parts]').analyze();
  expect(violations).toEqual([]);
});

test('the counts follow the demo', async ({ page }) => {
  await page.goto(CALENDAR);
  const { panel } = await showDemo(page, 'DateCalendar');
  const years = entry(page, 'date-calendar-classes-viewTransitionContainer');
  await expect(years).toContainText('in this demo');
  const selected = page.locator('[data-demo-root] .MuiYearCalendar-root');
  await panel.getByRole('button', { name: /switch to year view/ }).click();
  await expect(selected).toBeVisible();
  const month = entry(page, 'DateCalendar-css-yearButton');
  await expect(month).toContainText(/\d+ in this demo/);
});

test('the keyboard opens the demo, outlines parts, and closes it', async ({ page }) => {
  await page.goto(GRID);
  const toggle = page.getByRole('button', { name: 'Show in a demo' }).last();
  await toggle.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Parts of DataGrid in a demo' });
  await expect(panel.getByRole('status').first()).toContainText(
    'Point at, tap, or focus a class or slot',
  );
  await expect(toggle).toBeFocused();

  const link = page.getByRole('link', { name: '.MuiDataGrid-cell', exact: true });
  await link.focus();
  await expect(outlines(page)).not.toHaveCount(0);
  await expect(panel.getByRole('status')).toContainText(/^\.MuiDataGrid-cell: \d+ in this demo$/);
  const bottom = await link.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await panel.evaluate((element) => element.getBoundingClientRect().top);
  expect(bottom).toBeLessThanOrEqual(top);

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();
  await expect(outlines(page)).toHaveCount(0);
});

test('parts of an open popup are outlined, and a click on an entry keeps it open', async ({
  page,
}) => {
  await page.goto('/x/api/date-pickers/date-time-picker/');
  const { panel } = await showDemo(page, 'DateTimePicker');
  const slot = entry(page, 'DateTimePicker-css-day');
  await expect(slot).toContainText('Not in this demo');
  await panel.getByRole('button', { name: /Choose date/ }).click();
  await expect(slot).toContainText(/\d+ in this demo/);
  await slot.getByRole('button', { name: /in this demo/ }).click();
  await expect(outlines(page)).not.toHaveCount(0);
  await expect(page.locator('[data-demo-portal]').getByRole('grid')).toBeVisible();
});

test('another demo can be chosen', async ({ page }) => {
  await page.goto(GRID);
  const { panel } = await showDemo(page, 'DataGrid');
  const demo = page.locator('[data-demo]');
  const first = await demo.getAttribute('data-demo');
  await panel.getByRole('combobox', { name: 'Demo' }).selectOption({ index: 1 });
  await expect(demo).not.toHaveAttribute('data-demo', first ?? '');
  await demo.locator('.MuiDataGrid-cell').first().waitFor();
  await expect(panel.getByRole('status').first()).toContainText(
    'Point at, tap, or focus a class or slot',
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true });

  test('a tap outlines, in dark mode and from right to left', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('mui-mode', 'dark');
      localStorage.setItem('mui-direction', 'rtl');
    });
    await page.goto(DAY);
    const { panel, toggle } = await showDemo(page, 'PickersDay');
    // The panel covers the lower part of the window, not the entries that it explains.
    const root = entry(page, 'pickers-day-classes-root');
    const bottomOf = async (locator: Locator) => {
      const box = await locator.boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    const edge = (await panel.boundingBox())?.y ?? 0;
    expect(await bottomOf(toggle)).toBeLessThan(edge);
    // On phones, entries are closed.
    await root.getByRole('button', { name: /^Show details of / }).tap();
    await root.getByText('Styles applied to').first().tap();
    await expect(root.getByRole('button', { pressed: true })).toBeVisible();
    await expect(outlines(page)).not.toHaveCount(0);
    const bounds = await outlines(page).first().boundingBox();
    const place = await panel.boundingBox();
    expect(bounds?.y).toBeGreaterThanOrEqual(place?.y ?? Infinity);
    const { violations } = await axeOf(page).include('[data-parts]').analyze();
    expect(violations).toEqual([]);
  });
});

testOfProblems('a demo that fails to load can be requested again', async ({ page }) => {
  await page.goto(GRID);
  const { panel } = await showDemo(page, 'DataGrid');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await panel.getByRole('combobox', { name: 'Demo' }).selectOption({ index: 1 });
  await expect(panel.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/assets/js/*.js');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('status').first()).toContainText(
    'Point at, tap, or focus a class or slot',
  );
});
