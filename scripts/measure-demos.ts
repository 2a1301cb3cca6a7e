/**
 * Measures the heights of demos and writes `src/data/demo-heights.json`, from which pages reserve the
 * height of a demo until it has loaded. Run it after demos were added or changed: it only measures
 * those.
 *
 * Usage: npm run measure-demos -- [react-charts/bars …] [--url http://127.0.0.1:3010] [--all]
 *   pages   parts of their routes. Default: all pages
 *   --url   a running site. Default: that of `npm start`, or of `npm run serve`
 *   --all   also measure unchanged demos
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { listDemoPages, type DemoPage } from '../tests/browser/allDemos';
import {
  demoKey,
  HEIGHT_TABLE,
  heightTableProblems,
  measuredNames,
  mergeHeights,
  readHeightTable,
  unmeasuredNames,
  writeHeightTable,
} from './lib/demoHeightTable';
import { measurePage } from './lib/measurePage';
import { findRunningSite } from './lib/runningSite';

/** @returns the number of measured demos */
async function measureDemos(
  browser: Browser,
  page: DemoPage,
  names: readonly string[],
  url: string,
): Promise<number> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const heights = Object.entries(await measurePage(context, new URL(page.route, url).href, names));
  await context.close();
  const measured = heights.map(([name, sizes]) => [demoKey(page, name), sizes] as const);
  // After each page, so that an aborted run keeps its results.
  writeHeightTable(mergeHeights(listDemoPages(), readHeightTable(), Object.fromEntries(measured)));
  return heights.length;
}

/** @throws Error for a name that matches no page with demos */
function pagesNamed(names: readonly string[]): DemoPage[] {
  const pages = listDemoPages();
  const unknown = names.find((name) => !pages.some(({ route }) => route.includes(name)));
  if (unknown !== undefined) {
    throw new Error(
      `No page with demos has \`${unknown}\` in its address. Expected a folder below docs/ such as react-charts/bars.`,
    );
  }
  return names.length === 0
    ? pages
    : pages.filter(({ route }) => names.some((name) => route.includes(name)));
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      all: { type: 'boolean', default: false },
    },
  });
  const url = values.url ?? (await findRunningSite());
  if (url === undefined) {
    throw new Error('No site is running. Start one with `npm start`, and run this beside it.');
  }
  const pages = pagesNamed(positionals);
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    for (const page of pages) {
      const names = values.all ? measuredNames(page) : unmeasuredNames(page, readHeightTable());
      if (names.length > 0) {
        const count = await measureDemos(browser, page, names, url);
        console.log(`${page.route}: ${count} of ${names.length} demos`);
      }
    }
  } finally {
    await browser.close();
  }
  writeHeightTable(mergeHeights(listDemoPages(), readHeightTable(), {}));
  const problems = heightTableProblems(pages, readHeightTable()).filter((problem) =>
    problem.endsWith('has no height.'),
  );
  if (problems.length > 0) {
    console.error([`${HEIGHT_TABLE} is not complete:`, ...problems].join('\n  '));
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
