/**
 * Measures the heights of demos and writes `data/demo-heights.json`, from which pages reserve the
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
import { contentRoot } from '../src/versions/node';
import { CURRENT_MAJOR } from '../src/versions/shared/versions';
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
import { runCommand } from './lib/runCommand';

/** @returns the number of measured demos; undefined if the site doesn't have the page */
async function measureDemos(
  browser: Browser,
  page: DemoPage,
  names: readonly string[],
  url: string,
): Promise<number | undefined> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const found = await measurePage(context, new URL(page.route, url).href, names);
  await context.close();
  if (found === undefined) {
    return undefined;
  }
  const heights = Object.entries(found);
  const measured = heights.map(([name, sizes]) => [demoKey(page, name), sizes] as const);
  // After each page, so that an aborted run keeps its results.
  writeHeightTable(mergeHeights(listDemoPages(), readHeightTable(), Object.fromEntries(measured)));
  return heights.length;
}

const CURRENT_ROOT = contentRoot(CURRENT_MAJOR);

/** The folder of the page's major: `docs`, `versioned_docs/version-v7`. */
function contentRootOf({ folder }: DemoPage): string {
  return folder.startsWith(`${CURRENT_ROOT}/`)
    ? CURRENT_ROOT
    : folder.split('/').slice(0, 2).join('/');
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
  const leftOut = new Map<string, number>();
  try {
    for (const page of pages) {
      const names = values.all ? measuredNames(page) : unmeasuredNames(page, readHeightTable());
      const root = contentRootOf(page);
      if (names.length === 0) {
        continue;
      }
      // A site without one page of an older major has none of them.
      const count = leftOut.has(root) ? undefined : await measureDemos(browser, page, names, url);
      if (count === undefined && root !== CURRENT_ROOT) {
        leftOut.set(root, (leftOut.get(root) ?? 0) + names.length);
      } else if (count === undefined) {
        console.error(`${url} doesn't have ${page.route}. Serve a newer build.`);
      } else {
        console.log(`${page.route}: ${count} of ${names.length} demos`);
      }
    }
  } finally {
    await browser.close();
  }
  leftOut.forEach((count, root) =>
    console.log(`Left out ${count} demos of ${root}, which ${url} doesn't serve.`),
  );
  writeHeightTable(mergeHeights(listDemoPages(), readHeightTable(), {}));
  const served = pages.filter((page) => !leftOut.has(contentRootOf(page)));
  const problems = heightTableProblems(served, readHeightTable()).filter((problem) =>
    problem.endsWith('has no height.'),
  );
  if (problems.length > 0) {
    console.error([`${HEIGHT_TABLE} is not complete:`, ...problems].join('\n  '));
    process.exitCode = 1;
  }
}

void runCommand(main);
