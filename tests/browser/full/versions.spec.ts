import { chooseInMenu, openDemo } from '../demoPage';
import { axeOf } from '../support/axe';
import { expect, test } from '../support/test';

const versionMenu = /^Version: /;

test('keeps page and section when switching to an older major and back, by keyboard', async ({
  page,
}) => {
  await page.goto('/x/react-data-grid/sorting/#multi-sorting');
  const button = page.getByRole('button', { name: versionMenu });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('group', { name: versionMenu });
  const older = menu.getByRole('link', { name: 'v7', exact: true });
  await expect(older).toHaveAttribute('href', '/x/v7/react-data-grid/sorting/#multi-sorting');
  await page.keyboard.press('Tab');
  await expect(older).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/x\/v7\/react-data-grid\/sorting\/#multi-sorting$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sorting' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Multi-sorting/ })).toBeInViewport();
  await expect(button).toHaveAccessibleName('Version: v7');

  await button.click();
  await menu.getByRole('link', { name: 'v8.14.1', exact: true }).click();
  await expect(page).toHaveURL(/\/x\/react-data-grid\/sorting\/(#multi-sorting)?$/);
});

test('follows a section with another id in the other major', async ({ page }) => {
  await page.goto('/x/v7/react-tree-view/tree-item-customization/#usetreeitem2');
  await page.getByRole('button', { name: versionMenu }).click();
  await expect(page.getByRole('link', { name: 'v8.14.1', exact: true })).toHaveAttribute(
    'href',
    '/x/react-tree-view/tree-item-customization/#usetreeitem',
  );
});

test('says that an older major does not have the page, and links to the nearest one', async ({
  page,
}) => {
  await page.goto('/x/react-data-grid/pivoting-explained/');
  await page.getByRole('button', { name: versionMenu }).click();
  const older = page.getByRole('link', { name: /^v7 ?This page is not in v7\. Nearest:/ });
  await older.click();
  await expect(page).toHaveURL(/\/x\/v7\/react-data-grid\/$/);
});

test('the menu fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/x/react-data-grid/pivoting-explained/');
  await page.getByRole('button', { name: versionMenu }).click();
  await expect(page.getByText(/This page is not in v7/)).toBeVisible();
  const box = await page.getByRole('group', { name: versionMenu }).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
});

test('offers only majors that had the product', async ({ page }) => {
  await page.goto('/x/react-charts/bars/');
  await page.getByRole('button', { name: versionMenu }).click();
  const menu = page.getByRole('group', { name: versionMenu });
  await expect(menu.getByRole('link', { name: /^v7/ })).toBeVisible();
  await expect(menu.getByRole('link', { name: /^v5/ })).toHaveCount(0);
});

test('a page of an older major links to the current one, for readers and search engines', async ({
  page,
}) => {
  await page.goto('/x/v7/react-data-grid/sorting/');
  const banner = page.getByRole('complementary', { name: 'Version: v7' });
  await expect(banner).toContainText('You are reading about v7. The current version is v8.14.1.');
  await expect(banner.getByRole('link', { name: 'Read this page for v8.14.1' })).toHaveAttribute(
    'href',
    '/x/react-data-grid/sorting/',
  );
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', /[^7]\/x\/react-data-grid\/sorting\/$/);
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(0);
});

test('a page that only an older major has says so, and is not indexed', async ({ page }) => {
  await page.goto('/x/v7/api/charts/responsive-chart-container/');
  const banner = page.getByRole('complementary', { name: 'Version: v7' });
  await expect(banner).toContainText('This page does not exist in v8.14.1.');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('links of an older major stay in it', async ({ page }) => {
  await page.goto('/x/v7/react-charts/bars/');
  const inMenu = page.getByRole('navigation', { name: 'documentation' });
  await expect(inMenu.getByRole('link', { name: 'Lines', exact: true })).toHaveAttribute(
    'href',
    '/x/v7/react-charts/lines/',
  );
  await expect(page.getByRole('link', { name: 'BarChart', exact: true }).last()).toHaveAttribute(
    'href',
    '/x/v7/api/charts/bar-chart/',
  );
});

test('demos of v7 run on its packages and are exported with its versions', async ({ page }) => {
  await page.goto('/x/v7/react-data-grid/sorting/');
  const demo = page.locator('[data-demo]').first();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByRole('grid')).toBeVisible({ timeout: 20_000 });
  const opened = page.waitForEvent('download');
  await chooseInMenu(demo, 'Open in', 'Download as zip');
  expect((await opened).suggestedFilename()).toMatch(/\.zip$/);
});

test('the inspector explains demos of v7 with the API of v7', async ({ page }) => {
  await page.goto('/x/v7/react-date-pickers/date-calendar/');
  const card = await openDemo(page, 'BasicDateCalendar');
  await card.getByRole('button', { name: 'Inspect' }).click();
  const panel = page.getByRole('region', { name: 'Inspector of BasicDateCalendar' });
  await panel.getByText('Change this part').waitFor();
  await page.locator('[data-demo-root] .MuiPickersDay-root').first().click();
  await expect(panel.getByRole('link', { name: '.MuiPickersDay-root' })).toHaveAttribute(
    'href',
    '/x/v7/api/date-pickers/pickers-day/#pickers-day-classes-root',
  );
});

test('API pages of v7 show a demo of v7, and those of v6 none', async ({ page }) => {
  await page.goto('/x/v7/api/charts/bar-element/');
  await page.getByRole('button', { name: 'Show in a demo' }).last().click();
  const panel = page.getByRole('region', { name: 'Parts of BarElement in a demo' });
  await expect(panel.getByRole('link', { name: 'Open the guide' })).toHaveAttribute(
    'href',
    /^\/x\/v7\/react-charts\//,
  );
  await expect(
    page.getByRole('button', { name: /^\d+ in this demo: \.MuiBarElement-root$/ }),
  ).toBeVisible({ timeout: 20_000 });
  await page.goto('/x/v6/api/charts/bar-element/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show in a demo' })).toHaveCount(0);
});

test('menu and banner have no violation', async ({ page }) => {
  await page.goto('/x/v7/react-charts/bars/');
  await page.getByRole('button', { name: versionMenu }).click();
  await expect(page.getByRole('link', { name: 'v8.14.1', exact: true })).toBeVisible();
  const { violations } = await axeOf(page).include('header').include('aside').analyze();
  expect(violations).toEqual([]);
});

test('a missing page of an older major starts without an error', async ({ page, problems }) => {
  await page.goto('/x/v7/react-charts/no-such-page/');
  await expect(page.getByRole('button', { name: 'Product: Charts' })).toBeVisible();
  await expect(page.getByText('/x/v7/react-charts/no-such-page/').first()).toBeVisible();
  // The browser logs the status of the page; every other message is an error of ours.
  const isStatus = (text: string) => text.includes('the server responded with a status of 404');
  problems.splice(0, problems.length, ...problems.filter((text) => !isStatus(text)));
});
