import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { BARS, chooseInMenu, openDemo } from './demoPage';
import { expect, test } from './support/test';

const THEME = {
  version: 1,
  options: {
    palette: { primary: { main: '#6750a4' } },
    components: { MuiButton: { defaultProps: { disableElevation: true } } },
  },
};

async function turnThemeOn(page: Page) {
  await page.addInitScript(
    (text) => localStorage.setItem('mui-x-theme', text),
    JSON.stringify(THEME),
  );
}

async function filesOf(download: Download): Promise<Map<string, string>> {
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  return new Map(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test('a downloaded demo has the theme, unless the reader leaves it out', async ({ page }) => {
  await turnThemeOn(page);
  await page.goto(BARS);
  const card = await openDemo(page, 'BasicBars');
  const zip = async () => {
    const download = page.waitForEvent('download');
    await chooseInMenu(card, 'Open in', 'Download as zip');
    return filesOf(await download);
  };
  const themed = await zip();
  expect(themed.get('BasicBars/src/theme.ts')).toContain("main: '#6750a4'");
  expect(themed.get('BasicBars/src/main.tsx')).toContain("import { theme } from './theme';");
  expect(themed.get('BasicBars/src/main.tsx')).toContain('<CssBaseline />');

  await card.getByRole('button', { name: 'Open in' }).click();
  const choice = card.getByRole('menuitemcheckbox', { name: 'With my theme' });
  await expect(choice).toHaveAttribute('aria-checked', 'true');
  await choice.click();
  const plain = await zip();
  expect([...plain.keys()].filter((name) => name.includes('theme'))).toEqual([]);
});

test('a sandbox gets the theme', async ({ page, context }) => {
  await turnThemeOn(page);
  await context.route('https://stackblitz.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Sandbox</title>' }),
  );
  await page.goto(BARS);
  const card = await openDemo(page, 'BasicBars');
  const request = context.waitForEvent('request', (sent) => sent.url().includes('stackblitz.com'));
  await chooseInMenu(card, 'Open in', 'StackBlitz');
  const fields = new URLSearchParams((await request).postData() ?? '');
  expect(fields.get('project[files][src/theme.ts]')).toContain("main: '#6750a4'");
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a demo is copied with the theme around it', async ({ page }) => {
    await turnThemeOn(page);
    await page.goto(BARS);
    const card = await openDemo(page, 'BasicBars');
    const confirmation = page.getByText('The source code is on your clipboard.').waitFor();
    await chooseInMenu(card, 'More actions', 'Copy with my theme');
    await confirmation;
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code).toContain('export default function ThemedBasicBars()');
    expect(code).toContain("main: '#6750a4'");
  });
});

test('a template downloads with the theme instead of its own', async ({ page }) => {
  await turnThemeOn(page);
  await page.goto('/x/templates/dashboard/');
  await page.locator('[data-demo-root] main').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download with my theme' }).click();
  const files = await filesOf(await download);
  expect(files.get('dashboard/src/theme.ts')).toContain("main: '#6750a4'");
  expect(files.get('dashboard/src/theme.ts')).not.toContain('createAppTheme');
  expect(files.get('dashboard/src/main.tsx')).toContain("import { theme } from './theme';");
});

test('without a theme, nothing mentions one', async ({ page }) => {
  await page.goto(BARS);
  const card = await openDemo(page, 'BasicBars');
  await card.getByRole('button', { name: 'Open in' }).click();
  await expect(card.getByRole('menuitem', { name: 'Download as zip' })).toBeVisible();
  await expect(card.getByRole('menuitemcheckbox')).toHaveCount(0);
});
