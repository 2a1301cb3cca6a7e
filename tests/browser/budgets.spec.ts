import fs from 'node:fs';
import path from 'node:path';
import { allPaths } from './support/pages';
import {
  compressedSize,
  describeScripts,
  fitsInto,
  requestedFiles,
  wireSize,
} from './support/bundle';
import { expect, test } from './support/test';

/**
 * Sizes over the wire in KiB (Brotli at 9) of a build of the current major, recorded on 2026-11-27, and
 * those of styles on 2026-11-28.
 * Tests print the growth since then. Record a size again when its growth is worth what it brings.
 */
const RECORDED_KIB = {
  // The code of the search, which loads ahead, accounts for 17 KiB of each page, and what keeps a
  // page working (boundaries, announcements, addresses, drafts) for about 4.
  scripts: {
    '/x/introduction/': 169.5,
    // The grid's own modules account for 105 KiB, without Material UI and React.
    '/x/react-data-grid/column-definition/': 402.5,
    '/x/react-date-pickers/date-picker/': 319.4,
    '/x/react-charts/bars/': 321.9,
    '/x/react-tree-view/rich-tree-view/items/': 265.9,
    '/x/api/data-grid/data-grid/': 195,
  },
  // The worker of `/x/check/`, which loads with the first check: the parser of source code, what the
  // packages changed, and what they say. Its own code accounts for 4%.
  checkWorker: 155,
  styles: 29.8,
  fonts: 23,
} as const;
/** A size that has grown by more fails. */
const MAX_GROWTH = 0.1;
/** Builds with older majors also contain their routes. */
const OLDER_MAJORS_GROWTH = 0.15;

/** Not compressed. */
const INLINE_SCRIPTS_KIB = 10;
// The largest page, DataGridPremium, lists more than 150 names that version 8 added or deprecated,
// sorts its props by task, and shows types in colors, the signatures of callbacks, and what props do.
const HTML_KIB = 45;
const BYTES_PER_ROUTE = 60;

const BUILD = path.resolve('build');
const SCRIPTS = path.join(BUILD, 'assets/js');
const kib = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const factor = fs.existsSync(path.join(BUILD, 'v7')) ? 1 + OLDER_MAJORS_GROWTH : 1;

/** Reports how much a size has grown since it was recorded, and fails at a tenth. */
function expectSize(name: string, bytes: number, recorded: number, details?: string): void {
  const size = kib(bytes);
  const growth = size / (recorded * factor) - 1;
  const percent = `${growth < 0 ? '' : '+'}${(growth * 100).toFixed(1)}%`;
  const report = `${name}: ${size} KiB, recorded ${kib(recorded * factor * 1024)} (${percent})`;
  console.log(report);
  test.info().annotations.push({ type: 'size', description: report });
  expect(growth, `${report}\n${details ?? ''}`).toBeLessThanOrEqual(MAX_GROWTH);
}

test.describe('script sizes', () => {
  for (const [url, recorded] of Object.entries(RECORDED_KIB.scripts)) {
    test(`${url} has not grown by a tenth`, async ({ page }) => {
      const scripts = await requestedFiles(page, url, '.js');
      expectSize(url, sum(scripts.map(wireSize)), recorded, describeScripts(scripts));
    });
  }
});

test('the worker that checks projects has not grown by a tenth', async ({ page }) => {
  await page.goto('/x/check/');
  await page
    .getByRole('textbox', { name: 'Or paste text' })
    .fill('MUI X: No row with id #12 found');
  const started = page.waitForEvent('worker');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const script = new URL((await started).url()).pathname;
  expectSize('check worker', wireSize(script), RECORDED_KIB.checkWorker, describeScripts([script]));
});

test('styles and fonts have not grown by a tenth', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') {
      fonts.push(new URL(request.url()).pathname);
    }
  });
  const styles = await requestedFiles(page, '/x/react-data-grid/column-definition/', '.css');
  expect(styles.length).toBeGreaterThan(0);
  expectSize('styles', sum(styles.map(wireSize)), RECORDED_KIB.styles);
  // Fonts are already compressed.
  const fontBytes = fonts.map((font) => fs.statSync(path.join(BUILD, font.slice(3))).size);
  expect(fonts.length).toBeGreaterThan(0);
  expectSize('fonts', sum(fontBytes), RECORDED_KIB.fonts);
});

test('the style sheet uses no Infima variable that it does not set', () => {
  const folder = path.join(BUILD, 'assets/css');
  const css = fs
    .readdirSync(folder)
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('');
  const set = new Set(Array.from(css.matchAll(/(--ifm-[\w-]+):/g), ([, name]) => name));
  const read = Array.from(css.matchAll(/var\((--ifm-[\w-]+)\)/g), ([, name]) => name);
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter((name) => !set.has(name))).toEqual([]);
});

test('every page is small', () => {
  const paths = allPaths();
  const heavy = paths.flatMap((url) => {
    const html = fs.readFileSync(path.join(BUILD, url.replace(/^\/x\//, ''), 'index.html'));
    return fitsInto(html, HTML_KIB * 1024) ? [] : [`${url} ${kib(compressedSize(html))} KiB`];
  });
  expect(paths.length).toBeGreaterThan(0);
  expect(heavy).toEqual([]);
});

test('the scripts within a page are small', () => {
  const html = fs.readFileSync(path.join(BUILD, 'introduction/index.html'), 'utf8');
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  expect(inline.length).toBeGreaterThan(0);
  expect(kib(sum(inline.map((code) => code.length)))).toBeLessThanOrEqual(INLINE_SCRIPTS_KIB);
});

test('a route adds little to every page', () => {
  const read = (start: string) => {
    const name = fs.readdirSync(SCRIPTS).find((file) => file.startsWith(start)) ?? '';
    return fs.readFileSync(path.join(SCRIPTS, name), 'utf8');
  };
  const main = read('main.');
  const runtime = read('runtime~main.');
  // A route consists of a path in two lists, a loader, and its chunks in the runtime's table.
  const loader =
    /\[\(\)=>(?:\w+\.e\("?\d+"?\)|Promise\.all\(\[[^\]]*\]\))\.then\(\w+\.bind\(\w+,\d+\)\)\],?/g;
  const pathList = /"[^"]*(?:\\n[^"]*){4,}"\.split\("\\n"\)/g;
  const chunk = /\d+(?:e\d)?:"[0-9a-f]{8}",?/g;
  const routes = main.match(loader)?.length ?? 0;
  // Pages of older majors are routes that aren't in the sitemap.
  expect(routes).toBeGreaterThanOrEqual(allPaths().length * 0.9);
  expect(main.match(pathList)?.length).toBeGreaterThanOrEqual(2);
  expect(runtime.match(chunk)?.length).toBeGreaterThanOrEqual(routes);
  const withRoutes = compressedSize(main) + compressedSize(runtime);
  const without =
    compressedSize(main.replace(loader, '').replace(pathList, '""')) +
    compressedSize(runtime.replace(chunk, ''));
  const perRoute = (withRoutes - without) / routes;
  test.info().annotations.push({ type: 'bytes a route', description: perRoute.toFixed(1) });
  expect(perRoute).toBeLessThanOrEqual(BYTES_PER_ROUTE);
});
