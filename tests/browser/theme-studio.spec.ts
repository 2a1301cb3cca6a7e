import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { BARS, openDemo } from './demoPage';
import { axeOf } from './support/axe';
import { compileFiles } from './support/compileFiles';
import { expect, test } from './support/test';

const STUDIO = '/x/theme/';
const GRID = '/x/react-data-grid/column-definition/';
const PICKER = '/x/react-date-pickers/date-picker/';
const KEY = 'mui-x-theme';

const THEME = `
  import { createTheme } from '@mui/material/styles';
  import { teal } from '@mui/material/colors';
  import { detectDirection } from './direction';
  const radius = 11;
  export const theme = createTheme({
    colorSchemes: {
      light: { palette: { primary: teal, background: { default: '#fff8e1', paper: '#fffdf5' } } },
      dark: { palette: { primary: { main: '#80cbc4' }, background: { default: '#102027' } } },
    },
    shape: { borderRadius: radius },
    components: {
      MuiChartDataProvider: { defaultProps: { colors: ['#004d40', '#ff6f00'] } },
      MuiButton: { defaultProps: { onClick: () => fetch('/stolen') } },
    },
    direction: detectDirection(),
  });`;

const stored = (options: object) => JSON.stringify({ version: 1, options });
const codeOf = (page: Page) => page.getByRole('textbox', { name: 'Theme code' });
const applyOf = (page: Page) => page.getByRole('switch', { name: 'Use on all demos' });
const toolsOf = (page: Page) => page.getByRole('group', { name: 'Theme tools' });
const markOf = (page: Page) => page.getByRole('complementary', { name: 'Your theme' });
const previewOf = (page: Page) => page.getByRole('region', { name: 'Preview' });

async function openStudio(page: Page, hash = ''): Promise<void> {
  await page.goto(STUDIO + hash);
  await toolsOf(page).waitFor();
}

async function storeTheme(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      // Once per tab, so that the page can change it.
      if (!sessionStorage.getItem('seeded')) {
        sessionStorage.setItem('seeded', '1');
        localStorage.setItem(key, value);
      }
    },
    [KEY, text] as const,
  );
}

/** The background behind a demo, and the corner radius of a part of it. */
async function lookOf(page: Page, demo: string, part: string) {
  const card = await openDemo(page, demo);
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  const radius = (element: Element) => getComputedStyle(element).borderTopLeftRadius;
  return {
    background: await card.locator('> [data-demo-canvas]').evaluate(background),
    radius: await card.locator(part).first().evaluate(radius),
  };
}

test('a pasted theme is read, applied, and followed by three products in both modes', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'light' });
  await openStudio(page);
  await page.getByRole('button', { name: 'Paste your theme' }).click();
  await codeOf(page).fill(THEME);
  await expect(page.getByText(/ is applied/)).toBeVisible();
  // What can't be kept is listed with its place.
  await expect(page.getByText(/This file is not among yours.*: detectDirection/)).toBeVisible();
  await expect(page.getByText('components.MuiButton.defaultProps.onClick')).toBeVisible();
  await expect(previewOf(page)).toHaveCSS('background-color', 'rgb(255, 248, 225)');

  await applyOf(page).check();
  await expect(page.getByText('Your theme is on')).toBeHidden();

  await page.goto(GRID);
  expect(await lookOf(page, 'BasicColumnsGrid', '.MuiDataGrid-root')).toEqual({
    background: 'rgb(255, 248, 225)',
    radius: '11px',
  });
  await expect(markOf(page)).toContainText('Your theme is on');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('[data-demo="BasicColumnsGrid"] [data-demo-canvas]')).toHaveCSS(
    'background-color',
    'rgb(16, 32, 39)',
  );

  await page.goto(BARS);
  const bars = await openDemo(page, 'BasicBars');
  await expect(bars.locator('.MuiBarElement-root').first()).toHaveAttribute('fill', '#004d40');

  await page.goto(PICKER);
  expect(await lookOf(page, 'BasicDatePicker', '.MuiPickersOutlinedInput-root')).toEqual({
    background: 'rgb(16, 32, 39)',
    radius: '11px',
  });

  await markOf(page).getByRole('button', { name: 'Turn off your theme' }).click();
  await expect(markOf(page)).toBeHidden();
  await expect(
    page.locator('[data-demo="BasicDatePicker"] .MuiPickersOutlinedInput-root').first(),
  ).toHaveCSS('border-top-left-radius', '4px');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test('a page changes its theme in the panel, by keyboard, and other tabs follow', async ({
  page,
  context,
}) => {
  test.slow();
  await storeTheme(page, stored({ shape: { borderRadius: 9 } }));
  const other = await context.newPage();
  await page.goto(GRID);
  expect(await lookOf(page, 'BasicColumnsGrid', '.MuiDataGrid-root')).toMatchObject({
    radius: '9px',
  });
  await other.goto(GRID);
  await openDemo(other, 'BasicColumnsGrid');

  const change = markOf(page).getByRole('button', { name: 'Change' });
  await change.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Change your theme' });
  await expect(panel).toBeFocused();
  await panel.getByRole('slider', { name: 'Corner radius' }).focus();
  await page.keyboard.press('ArrowRight');
  for (const tab of [page, other]) {
    await expect(tab.locator('[data-demo="BasicColumnsGrid"] .MuiDataGrid-root').first()).toHaveCSS(
      'border-top-left-radius',
      '10px',
    );
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(change).toBeFocused();
});

/** As an application has it: several files, functions, a mode, and what isn't here. */
const FILES = {
  'theme/index.ts': `import { alpha, createTheme, type PaletteMode } from '@mui/material/styles';
import { brand } from './brand';
import { track } from '@acme/analytics';

export const getTheme = (mode: PaletteMode) =>
  createTheme({
    palette: { mode, primary: { main: brand[mode] } },
    components: {
      MuiDataGrid: {
        styleOverrides: {
          root: ({ theme }) => {
            const { main } = theme.palette.primary;
            return { borderRadius: 13, borderColor: alpha(main, 1), '--of': theme.palette.mode };
          },
        },
      },
      MuiButton: { defaultProps: { onClick: track } },
    },
  });
`,
  'theme/brand.ts': "export const brand = { light: '#7b1fa2', dark: '#ce93d8' } as const;\n",
};

/** An application that uses the exported theme, and has what the reader's files import. */
const APPLICATION = {
  'App.tsx': `import type {} from '@mui/x-data-grid/themeAugmentation';
import { ThemeProvider } from '@mui/material/styles';
import { theme } from './theme/theme';

export const App = () => <ThemeProvider theme={theme}>{theme.palette.primary.main}</ThemeProvider>;
`,
  'analytics.d.ts': "declare module '@acme/analytics' { export function track(): void; }\n",
};

async function unzip(download: Download): Promise<Readonly<Record<string, string>>> {
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)] as const),
  );
}

test('files with functions follow the mode, go along in a link, and come back in an export', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ colorScheme: 'light' });
  await openStudio(page);
  await page.getByRole('button', { name: 'Paste your theme' }).click();
  await page.getByLabel('Open files').setInputFiles(
    Object.entries(FILES).map(([name, code]) => ({
      name: name.replace('theme/', ''),
      mimeType: 'text/plain',
      buffer: Buffer.from(code),
    })),
  );
  await expect(page.getByText('getTheme(mode) is applied')).toBeVisible();
  await expect(page.getByText(/This package is not available here.*: track/)).toBeVisible();
  await expect(page.getByText('index.ts:3')).toBeVisible();
  const grid = previewOf(page).locator('.MuiDataGrid-root').first();
  await expect(grid).toHaveCSS('border-top-color', 'rgb(123, 31, 162)');
  await expect(grid).toHaveCSS('--of', 'light');

  // A control changes something on top.
  await page.getByRole('tab', { name: 'Shape' }).click();
  await page.getByRole('slider', { name: 'Spacing' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: 'Code' }).click();
  await expect(page.getByLabel('Your changes on top of this code')).toContainText('spacing: 9');
  await expect(grid).toHaveCSS('border-top-color', 'rgb(123, 31, 162)');
  await applyOf(page).check();
  await toolsOf(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(toolsOf(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));

  await toolsOf(page).getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export the theme' });
  await expect(dialog).toContainText("createTheme({ ...getTheme('light'), spacing: 9 })");
  await dialog.getByRole('tab', { name: 'yourTheme/index.ts' }).click();
  await expect(dialog.getByRole('tabpanel')).toContainText(
    'const { main } = theme.palette.primary;',
  );
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download theme.zip' }).click();
  const files = await unzip(await download);
  expect(files['theme/yourTheme/index.ts']).toBe(FILES['theme/index.ts']);
  expect(await compileFiles({ ...files, ...APPLICATION })).toBe('');

  // Another page, after a reload, in the other mode.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(GRID);
  const card = await openDemo(page, 'BasicColumnsGrid');
  const demo = card.locator('.MuiDataGrid-root').first();
  await expect(demo).toHaveCSS('border-top-color', 'rgb(206, 147, 216)');
  await expect(demo).toHaveCSS('--of', 'dark');
  await markOf(page).getByRole('button', { name: 'Turn off your theme' }).click();
  await expect(demo).toHaveCSS('border-top-left-radius', '4px');

  // Whoever opens the link sees that it has code, and gets the same theme.
  await page.evaluate(() => localStorage.clear());
  await openStudio(page, link.hash);
  const notice = page.getByRole('region', { name: 'This link carries a theme' });
  await expect(notice).toContainText('It contains code, which runs in a sandbox');
  await notice.getByRole('button', { name: 'Open it' }).click();
  await page.getByRole('tab', { name: 'Code' }).click();
  await expect(codeOf(page)).toHaveValue(FILES['theme/index.ts']);
  await expect(page.getByLabel('Your changes on top of this code')).toContainText('spacing: 9');
});

test('a link carries a theme, which is opened when the reader agrees', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openStudio(page);
  await page.getByRole('button', { name: 'Clay' }).click();
  await toolsOf(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(toolsOf(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname).toBe(STUDIO);
  expect(link.hash.length).toBeLessThan(1800);

  await page.getByRole('button', { name: 'Orchid' }).click();
  await page.goto('/x/introduction/');
  await openStudio(page, link.hash);
  const notice = page.getByRole('region', { name: 'This link carries a theme' });
  await expect(notice).toBeVisible();
  await expect(previewOf(page)).toHaveCSS('background-color', 'rgb(247, 240, 230)');
  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(previewOf(page)).toHaveCSS('background-color', 'rgb(250, 245, 255)');
  expect(new URL(page.url()).hash).toBe('');

  await page.goto('/x/introduction/');
  await openStudio(page, link.hash);
  await notice.getByRole('button', { name: 'Replace mine' }).click();
  await expect(page.getByRole('button', { name: 'Clay' })).toHaveAttribute('aria-pressed', 'true');
});

test('an invalid theme leaves demos plain, and is corrected in the studio', async ({ page }) => {
  await storeTheme(page, stored({ palette: { primary: { main: 'tomato' } } }));
  await page.goto(GRID);
  expect(await lookOf(page, 'BasicColumnsGrid', '.MuiDataGrid-root')).toMatchObject({
    radius: '4px',
  });
  await expect(markOf(page)).toContainText('Unsupported color "tomato" in palette.primary.main');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const lastLink = page.getByRole('contentinfo').getByRole('link').last();
  await expect(lastLink).toBeInViewport();
  const { y = 0, height = 0 } = (await lastLink.boundingBox()) ?? {};
  expect(y + height).toBeLessThan((await markOf(page).boundingBox())?.y ?? 0);
  await markOf(page).getByRole('link', { name: 'Fix it' }).click();
  await expect(codeOf(page)).toHaveValue(/tomato/);
  await expect(page.getByText(/Unsupported color "tomato"/)).toBeVisible();
  await codeOf(page).fill('{ "palette": { "primary": { "main": "#00695c" } } }');
  await expect(page.getByText(/ is applied/)).toBeVisible();
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), KEY))
    .toContain('#00695c');
});

test('a theme with which a demo crashes can be turned off in its place', async ({
  page,
  problems,
}) => {
  // The grid calls it.
  await storeTheme(
    page,
    stored({
      components: {
        MuiDataGrid: { defaultProps: { localeText: { columnMenuAriaLabel: 'menu' } } },
      },
    }),
  );
  await page.goto(GRID);
  const card = page.locator('[data-demo="BasicColumnsGrid"]');
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('button', { name: 'Turn off your theme' }).click();
  await expect(card.getByRole('grid').first()).toBeVisible();
  problems.length = 0;
});

test('without storage, the theme lasts until the page is left, and the studio says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('refused');
    };
  });
  await openStudio(page);
  await page.getByRole('button', { name: 'Lagoon' }).click();
  await applyOf(page).check();
  await expect(page.getByText(/doesn't store data for this site/)).toBeVisible();
  await expect(previewOf(page)).toHaveCSS('background-color', 'rgb(238, 247, 247)');
});

test('the theme is downloaded as a module and as tokens', async ({ page }) => {
  await openStudio(page);
  await page.getByRole('button', { name: 'Harbor' }).click();
  await toolsOf(page).getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export the theme' });
  for (const [file, text] of [
    ['theme.ts', 'export const theme = createTheme({'],
    ['tokens.json', '"$type": "color"'],
  ] as const) {
    await dialog.getByRole('tab', { name: file }).click();
    await expect(dialog.getByRole('tabpanel')).toContainText(text);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: `Download ${file}` }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
});

const PRESETS = ['Ink', 'Lagoon', 'Terminal', 'Orchid', 'Clay', 'Harbor'];

/** What is wider than its place, of texts, and of samples that don't scroll. */
const cutOff = (preview: Element) =>
  [...preview.querySelectorAll('.MuiPaper-root, .MuiDataGrid-columnHeaderTitle, .MuiDataGrid-cell')]
    .filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth)
    .map((element) => `${element.className}: ${element.textContent}`);

test('the studio warns about no default or preset, and shows all of them', async ({ page }) => {
  test.slow();
  await openStudio(page);
  const warnings = page.getByRole('tabpanel').getByText('⚠');
  const summary = page.getByText(
    "Some of Material UI's own text colors have a contrast below 4.5:1",
  );
  await expect(summary).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(warnings).toHaveCount(0);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of PRESETS) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByText('All text has a contrast of at least 4.5:1')).toBeVisible();
      await expect(warnings).toHaveCount(0);
      await expect(previewOf(page)).toHaveAttribute('aria-busy', 'false');
      // A phone shows one sample at a time.
      for (const tab of width < 900 ? ['Form', 'Grid', 'Tree', 'Dates'] : ['']) {
        if (tab !== '') {
          await page.getByRole('tab', { name: tab, exact: true }).click();
        }
        await expect
          .poll(() => previewOf(page).evaluate(cutOff), `${name} at ${width} ${tab}`)
          .toEqual([]);
      }
    }
  }
  // What the reader chooses is another matter.
  await page.getByRole('textbox', { name: 'Primary', exact: true }).fill('#cccccc');
  await expect(warnings).not.toHaveCount(0);
});

/** What is above the focused element, at a point near each corner and in the middle. */
const coverOfFocus = () => {
  const focused = document.activeElement ?? document.body;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].map((part) => [left + width * part, top + height * part] as const);
  return points
    .filter(([x, y]) => x < innerWidth && y < innerHeight)
    .map(([x, y]) => document.elementFromPoint(x, y))
    .filter((above) => above && !focused.contains(above) && !above.contains(focused))
    .map((above) => `${above?.className} covers ${focused.outerHTML.slice(0, 100)}`);
};

for (const [name, viewport] of Object.entries({
  wide: { width: 1440, height: 700 },
  phone: { width: 390, height: 844 },
})) {
  test(`nothing covers the focused control, and the Tab key leaves the code (${name})`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openStudio(page);
    await page.getByRole('button', { name: 'Clay' }).click();
    for (const tab of ['Colors', 'Code']) {
      await page.getByRole('tab', { name: tab }).click();
      const last = page.getByRole('tabpanel').locator('button, input, textarea').last();
      const hasLast = () => last.evaluate((element) => element === document.activeElement);
      for (let stops = 0; stops < 80 && !(await hasLast()); stops += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(coverOfFocus)).toEqual([]);
      }
      await expect(last).toBeFocused();
    }
    const code = codeOf(page);
    await expect(code).toBeFocused();
    // The block scrolls with the caret.
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('// end');
    await expect(code).toHaveValue(/\/\/ end$/);
    await expect(page.getByRole('tabpanel').getByText('// end', { exact: true })).toHaveClass(
      /comment/,
    );
    await expect(page.getByRole('tabpanel').getByText('// end', { exact: true })).toBeInViewport({
      ratio: 1,
    });
    await page.keyboard.press('Tab');
    await expect(code).not.toBeFocused();
  });
}

test('on a phone, undo, mode, and export stay above the preview', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStudio(page);
  await page.getByRole('button', { name: 'Clay' }).click();
  await page.getByRole('tab', { name: 'Shape' }).click();
  await page.evaluate(() => window.scrollTo(0, 900));
  const boxes = await Promise.all(
    [
      page.getByRole('banner'),
      toolsOf(page).getByRole('button', { name: 'Undo' }),
      toolsOf(page).getByRole('button', { name: 'Export' }),
      previewOf(page),
    ].map((part) => part.boundingBox()),
  );
  const [header, undo, exporting, shown] = boxes.map((box) => box ?? { y: 0, height: 0 });
  expect(undo!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
  expect(shown!.y).toBeGreaterThanOrEqual(exporting!.y + exporting!.height);
  expect(shown!.height).toBeLessThanOrEqual(182);
});

test('the settings lead to the studio', async ({ page }) => {
  await page.goto('/x/introduction/');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page
    .getByRole('dialog', { name: 'Settings' })
    .getByRole('link', { name: 'Open the theme studio' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Theme studio' })).toBeVisible();
});

test('the studio runs under the policy of the site, and runs no pasted code', async ({ page }) => {
  const found: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => found.push(text));
  await page.addInitScript(() => {
    const report = (text: string) =>
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(text);
    document.addEventListener('securitypolicyviolation', (event) =>
      report(`${event.violatedDirective} ${event.blockedURI}`),
    );
    window.eval = () => report('eval');
    window.fetch = new Proxy(window.fetch, {
      apply: (target, self, args: Parameters<typeof fetch>) => {
        if (String(args[0]).includes('stolen')) {
          report('pasted code ran');
        }
        return Reflect.apply(target, self, args);
      },
    });
  });
  await openStudio(page);
  await page.getByRole('button', { name: 'Paste your theme' }).click();
  await codeOf(page).fill(THEME);
  await expect(page.getByText(/ is applied/)).toBeVisible();
  await previewOf(page).getByRole('button', { name: 'New order' }).click();
  expect(found).toEqual([]);
});

for (const [name, display] of Object.entries({
  'wide, light': { width: 1440, height: 900, colorScheme: 'light', direction: 'ltr' },
  'phone, dark, right to left': { width: 390, height: 844, colorScheme: 'dark', direction: 'rtl' },
} as const)) {
  test(`the studio has no accessibility violation and fits (${name})`, async ({ page }) => {
    test.slow();
    const { colorScheme, direction, ...viewport } = display;
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('mui-direction', value), direction);
    await openStudio(page);
    if (viewport.width < 900) {
      await page.getByRole('tab', { name: 'Grid', exact: true }).click();
    }
    await expect(previewOf(page).getByRole('grid').first()).toBeVisible();
    for (const tab of ['Colors', 'Shape', 'Type', 'Components', 'Code']) {
      await page.getByRole('tab', { name: tab }).click();
      // The components are in the reader's colors, and the samples show unreadable pairs.
      const { violations } = await axeOf(page)
        .exclude('[data-demo-root]')
        .exclude('[data-pair-sample]')
        .analyze();
      expect(violations.map(({ id, nodes }) => `${tab}: ${id} ${nodes[0]?.html}`)).toEqual([]);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
