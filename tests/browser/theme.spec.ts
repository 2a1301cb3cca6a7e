import { expect, test } from './support/test';

const PAGE = '/x/introduction/';
const LIGHT_BACKGROUND = 'rgb(255, 255, 255)';
/** hsl(210, 14%, 7%) */
const DARK_BACKGROUND = 'rgb(15, 18, 20)';

const backgroundOf = (page: import('@playwright/test').Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test.describe('first paint', () => {
  for (const [stored, scheme, expected] of [
    [null, 'light', LIGHT_BACKGROUND],
    [null, 'dark', DARK_BACKGROUND],
    ['dark', 'light', DARK_BACKGROUND],
    ['light', 'dark', LIGHT_BACKGROUND],
    ['nonsense', 'dark', DARK_BACKGROUND],
  ] as const) {
    test(`is correct before any bundle runs: stored ${stored}, system ${scheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.route('**/*.js', (route) => route.abort());
      await page.addInitScript((mode) => {
        if (mode) {
          localStorage.setItem('mui-mode', mode);
        }
      }, stored);
      await page.goto(PAGE, { waitUntil: 'load' }).catch(() => undefined);
      // The page may reload once, to find the scripts of a newer deployment.
      await expect(page.locator('body')).toHaveCSS('background-color', expected);
    });
  }

  // The browser logs the aborted bundles.
  test.afterEach(({ problems }) => {
    problems.length = 0;
  });
});

async function openSettings(page: import('@playwright/test').Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  return page.getByRole('dialog', { name: 'Settings' });
}

test('an explicit choice survives a change of the system and a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(PAGE);
  const settings = await openSettings(page);
  await settings.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveClass(/mode-dark/);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.reload();
  expect(await backgroundOf(page)).toBe(DARK_BACKGROUND);
  expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
  const colors = await page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
  expect(new Set(colors).size).toBe(1);
});

test('without a choice the page follows the system immediately', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a choice applies to other tabs', async ({ context, page }) => {
  const other = await context.newPage();
  await page.goto(PAGE);
  await other.goto(PAGE);
  const settings = await openSettings(page);
  await settings.getByText('Dark', { exact: true }).click();
  await settings.getByText('Right to left').click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('direction and density are stored, and the layout is mirrored', async ({ page }) => {
  await page.goto(PAGE);
  const settings = await openSettings(page);
  await settings.getByText('Right to left').click();
  await settings.getByText('Compact').click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const menu = await page.getByRole('navigation', { name: 'documentation' }).boundingBox();
  expect(menu?.x).toBeGreaterThan(1000);
  await openSettings(page);
  await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked();
});

/** The end of an element's words in px, without what follows them. */
const endOfWords = (element: Element) => {
  const range = document.createRange();
  range.selectNodeContents(element.firstChild ?? element);
  return Math.round(range.getBoundingClientRect().right);
};

test('right to left: English words keep their order and start at the edge', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mui-direction', 'rtl'));
  await page.goto('/x/react-data-grid/row-height/');
  const [title, section] = await Promise.all([
    page.getByRole('heading', { level: 1 }).evaluate(endOfWords),
    page.getByRole('heading', { level: 2 }).first().evaluate(endOfWords),
  ]);
  expect(section).toBe(title);
  await expect(page.locator('.prose td').first()).toHaveCSS('text-align', 'right');

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('rowHeight');
  const result = page.getByRole('listbox').getByRole('option').first();
  await result.waitFor();
  await expect(result.locator('[class*="place_"]')).toHaveCSS('unicode-bidi', 'plaintext');
  await page.keyboard.press('Escape');

  await openSettings(page);
  const density = page.getByRole('group', { name: 'Density' });
  // At once, because the drawer moves while it opens.
  const [legend, help] = await density.locator('legend, p').evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().right);
    }),
  );
  expect(help).toBe(legend);

  await page.goto('/x/theme/');
  const studio = page.getByRole('main');
  expect(await studio.locator('p').first().evaluate(endOfWords)).toBe(
    await studio.getByRole('heading', { level: 1 }).evaluate(endOfWords),
  );
});

test('blocked storage and cookies break nothing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => '',
      set: () => undefined,
    });
  });
  await page.goto('/x/react-charts/bars/');
  const settings = await openSettings(page);
  await settings.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
