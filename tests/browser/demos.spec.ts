import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { BARS, chooseInMenu, openCode, openDemo } from './demoPage';

test.describe('language and styling of the code', () => {
  test('apply to every demo on the page and to the next visit', async ({ page }) => {
    await page.goto(BARS);
    const first = await openDemo(page, 'ShinyBarChartHorizontal');
    await openCode(first);
    await first.getByRole('button', { name: /^JS/ }).click();

    const other = await openDemo(page, 'BarsDataset');
    await openCode(other);
    await expect(other.getByRole('button', { name: /^JS/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const cookies = await page.context().cookies();
    const cookie = cookies.find(({ name }) => name === 'codeVariant');
    expect(cookie?.value).toBe('JS');
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(360);

    await page.reload();
    const again = await openDemo(page, 'ShinyBarChartHorizontal');
    await openCode(again);
    await expect(again.getByRole('button', { name: /^JS/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('a link to a source opens it, without changing the stored preference', async ({ page }) => {
    await page.context().addCookies([
      { name: 'codeVariant', value: 'TS', domain: '127.0.0.1', path: '/' },
      { name: 'codeVariant', value: 'TS', domain: 'localhost', path: '/' },
    ]);
    await page.goto(`${BARS}#css-BarsDataset.js`);
    const card = await openDemo(page, 'BarsDataset');

    await expect(card.getByRole('tab', { name: 'BarsDataset.js' })).toBeVisible();
    await expect(card.getByRole('tab', { name: 'BarsDataset.css' })).toBeVisible();
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'codeVariant')?.value).toBe('TS');
  });

  test('a changed hash opens the source without a reload', async ({ page }) => {
    await page.goto(BARS);
    const card = await openDemo(page, 'BarsDataset');
    await expect(card.getByRole('tab')).toHaveCount(0);
    await page.evaluate(() => {
      window.location.hash = 'BarsDataset.tsx';
    });

    await expect(card.getByRole('tab', { name: 'BarsDataset.tsx' })).toBeVisible();
  });

  test('a link in an open page sets language and styling', async ({ page }) => {
    await page.goto(BARS);
    const card = await openDemo(page, 'BarsDataset');
    const follow = (hash: string) =>
      page.evaluate((target) => {
        const link = document.createElement('a');
        link.href = target;
        document.querySelector('main')?.append(link);
        link.click();
        link.remove();
      }, hash);
    await follow('#BarsDataset.js');
    await expect(card.getByRole('button', { name: /^JS/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(card.getByRole('tab', { name: 'BarsDataset.js' })).toBeVisible();
    await follow('#css-BarsDataset.tsx');
    await expect(card.getByRole('tab', { name: 'BarsDataset.css' })).toBeVisible();
    await expect(card.getByRole('tab', { name: 'BarsDataset.tsx' })).toBeVisible();
  });
});

test('an older link to a demo in a separate folder still works', async ({ page }) => {
  await page.goto('/x/react-date-pickers/custom-field/#behavior-button/MaterialDatePicker.tsx');
  const card = page.locator('[data-demo="BehaviorButtonMaterialDatePicker"]');
  await expect(card).toBeInViewport();
  await expect(card.getByRole('button', { name: 'Collapse code' })).toBeVisible();
});

test.describe('keyboard', () => {
  for (const direction of ['ltr', 'rtl'] as const) {
    test(`navigates the toolbar in ${direction}`, async ({ page }) => {
      await page.addInitScript(
        (stored) => localStorage.setItem('mui-direction', stored),
        direction,
      );
      await page.goto(BARS);
      const card = await openDemo(page, 'ShinyBarChartHorizontal');
      const [forward, back] =
        direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
      await card.getByRole('button', { name: 'Show code' }).focus();

      await page.keyboard.press(forward);
      await expect(card.getByRole('button', { name: 'Copy the source code' })).toBeFocused();
      await page.keyboard.press(back);
      await page.keyboard.press(back);
      await expect(card.getByRole('button', { name: 'More actions' })).toBeFocused();
      await page.keyboard.press('Home');
      await expect(card.getByRole('button', { name: 'Show code' })).toBeFocused();
    });
  }
});

test.describe('copying', () => {
  test('copies the code to the clipboard and confirms it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(BARS);
    const card = await openDemo(page, 'BasicBars');
    // The button confirms it for a second, so the test begins to look before it clicks.
    const confirmation = page.getByText('The source code is on your clipboard.').waitFor();
    await card.getByRole('button', { name: 'Copy the source code' }).click();

    await confirmation;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<BarChart');
  });

  test('never confirms a failed copy', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await page.goto(BARS);
    const card = await openDemo(page, 'BasicBars');
    await card.getByRole('button', { name: 'Copy the source code' }).click();

    await expect(page.getByText('Could not copy')).toBeVisible();
    await expect(page.getByText('The source code is on your clipboard.')).toHaveCount(0);
  });
});

test('a demo downloads as a project', async ({ page }) => {
  await page.goto(BARS);
  const card = await openDemo(page, 'BasicBars');
  const download = page.waitForEvent('download');
  await chooseInMenu(card, 'Open in', 'Download as zip');

  const saved = await download;
  expect(saved.suggestedFilename()).toBe('BasicBars.zip');
  const files = unzipSync(new Uint8Array(await readFile(await saved.path())));
  const manifest = JSON.parse(strFromU8(files['BasicBars/package.json']!));
  expect(manifest.dependencies['@mui/x-charts']).toBe('8.14.1');
  expect(strFromU8(files['BasicBars/src/Demo.tsx']!)).toContain('<BarChart');
});

test('a demo is posted to StackBlitz in a new tab', async ({ page, context }) => {
  await context.route('https://stackblitz.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Sandbox</title>' }),
  );
  await page.goto(BARS);
  const card = await openDemo(page, 'BasicBars');
  const opened = context.waitForEvent('page');
  await chooseInMenu(card, 'Open in', 'StackBlitz');

  await expect(await opened).toHaveTitle('Sandbox');
});

test.describe('display of one demo', () => {
  test('is stored in the URL, which restores it', async ({ page }) => {
    await page.goto(BARS);
    const card = await openDemo(page, 'BasicBars');
    await chooseInMenu(card, 'More actions', 'Display options');
    await card.getByRole('combobox', { name: 'Mode' }).selectOption('Dark');
    await card.getByRole('combobox', { name: 'Direction' }).selectOption('Right to left');
    await card.getByRole('combobox', { name: 'Width' }).selectOption('390 px');
    await expect(page).toHaveURL(/\?demo=BasicBars&mode=dark&dir=rtl&width=390/);

    await page.reload();
    const root = (await openDemo(page, 'BasicBars')).locator('[data-demo-root]');
    await expect(root).toHaveAttribute('dir', 'rtl');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    const other = (await openDemo(page, 'ShinyBarChartHorizontal')).locator('[data-demo-root]');
    await expect(other).toHaveAttribute('data-theme', 'light');
  });

  test('ignores invalid values', async ({ page }) => {
    await page.goto(`${BARS}?demo=BasicBars&mode=sepia&dir=up&width=1`);
    const root = (await openDemo(page, 'BasicBars')).locator('[data-demo-root]');
    await expect(root).toHaveAttribute('dir', 'ltr');
    await expect(root).toHaveAttribute('data-theme', 'light');
  });
});

test('an icon font loads from this site, once, with the demo that needs it', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (/material-icons.*\.woff2$/.test(request.url())) {
      fonts.push(new URL(request.url()).pathname);
    }
  });
  await page.goto('/x/react-data-grid/components/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fonts).toEqual([]);

  const card = await openDemo(page, 'IconFontGrid');
  const isLoaded = () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('Material Icons') && status === 'loaded',
      ),
    );
  await expect.poll(isLoaded).toBe(true);
  await chooseInMenu(card, 'More actions', 'Reset demo');
  await expect(card.getByRole('grid')).toBeVisible();
  expect(fonts).toEqual([expect.stringMatching(/^\/x\/assets\//)]);
});
