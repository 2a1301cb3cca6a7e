/**
 * Measures how tall each demo is and writes `src/data/demo-heights.json`, which keeps the room of
 * a demo free until it has loaded. Run it after demos were added or changed.
 *
 * Usage: npm run measure-demos -- [--url http://127.0.0.1:3010] [--page react-charts/bars]
 *   --url   a running site: `npm run serve` or `npm start`
 *   --page  part of a route: measure these pages alone and keep the rest of the table
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { parseDemoHeights, type DemoHeights } from '../src/plugins/demos/props/demoHeights';
import { listDemoPages, type DemoPage } from '../tests/browser/allDemos';
import { measurePage, WIDTHS } from './lib/measurePage';

const TABLE = 'src/data/demo-heights.json';

type Size = keyof typeof WIDTHS;
type Measured = Record<string, Partial<Record<Size, number>>>;

function keyOf({ route }: DemoPage, name: string): string {
  return `docs${route.replace(/^\/x/, '')}${name}.tsx`;
}

async function measureSizes(browser: Browser, page: DemoPage, url: string): Promise<Measured> {
  const measured: Measured = {};
  for (const size of Object.keys(WIDTHS) as Size[]) {
    const context = await browser.newContext({ viewport: { width: WIDTHS[size], height: 1000 } });
    const heights = await measurePage(context, new URL(page.route, url).href, page.demos);
    await context.close();
    for (const [name, height] of Object.entries(heights)) {
      const key = keyOf(page, name);
      measured[key] = { ...measured[key], [size]: height };
    }
  }
  return measured;
}

/** Demos that are gone leave the table; those that were not measured now keep what they had. */
function mergeTable(pages: readonly DemoPage[], known: DemoHeights, measured: Measured) {
  const keys = pages.flatMap((page) => page.demos.map((name) => keyOf(page, name)));
  return Object.fromEntries(
    keys.sort().flatMap((key) => {
      const { wide, narrow } = { ...known[key], ...measured[key] };
      return wide === undefined || narrow === undefined ? [] : [[key, { wide, narrow }]];
    }),
  );
}

/** After each page, so that a run that is stopped has not been for nothing. */
function saveTable(pages: readonly DemoPage[], measured: Measured): void {
  const known = parseDemoHeights(TABLE, readFileSync(TABLE, 'utf8'));
  const table = mergeTable(pages, known, measured);
  writeFileSync(TABLE, `${JSON.stringify(table, null, 2)}\n`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:3010' },
      page: { type: 'string', default: '' },
    },
  });
  const pages = listDemoPages();
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    for (const page of pages.filter(({ route }) => route.includes(values.page))) {
      const measured = await measureSizes(browser, page, values.url);
      saveTable(pages, measured);
      console.log(`${page.route}: ${Object.keys(measured).length} of ${page.demos.length} demos`);
    }
  } finally {
    await browser.close();
  }
}

void main();
