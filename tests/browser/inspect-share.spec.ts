import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from '@playwright/test';
import type { InspectCatalog } from '../../src/inspect/shared/inspect';
import { listDemoPages } from './allDemos';
import type { PartCounts } from './countParts';
import { RENDER_LIMIT_MS, renderDemos } from './demoRender';
import { sample } from './support/sample';

/** Pages are split into this many tests, so that workers share them. */
const PORTIONS = 4;

/** `npm test` visits every nth page. */
const STEP = 20;

/** The share of visible elements that must be a part, or content of one. */
const LEAST_SHARE = 0.95;

const CATALOGS = path.resolve('build/assets/inspect');

/** A script for the browser whose value is the counts of the page. */
async function countingScript(): Promise<string> {
  const catalogs = readdirSync(CATALOGS)
    .map((file) => JSON.parse(readFileSync(path.join(CATALOGS, file), 'utf8')) as InspectCatalog)
    .filter(({ folder }) => folder === '');
  const { outputFiles } = await build({
    entryPoints: ['tests/browser/countParts.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'counting',
    alias: { '@site': path.resolve('.') },
  });
  return `(() => { ${outputFiles[0]?.text} return counting.countParts(${JSON.stringify(catalogs)}); })()`;
}

const pages = sample(
  listDemoPages(process.env.DEMO_FILTER).filter(({ folder }) => folder.startsWith('docs/')),
  STEP,
);

for (let portion = 0; portion < PORTIONS; portion += 1) {
  test(`the inspector recognizes what a page shows (${portion + 1} of ${PORTIONS})`, async ({
    page,
  }) => {
    const visited = pages.filter((_, index) => index % PORTIONS === portion);
    const demoCount = visited.reduce((sum, { demos }) => sum + demos.length, 0);
    test.setTimeout(60_000 * (1 + visited.length) + demoCount * RENDER_LIMIT_MS);
    const script = await countingScript();
    const total: PartCounts = { documented: 0, internal: 0, material: 0, content: 0, unknown: 0 };
    for (const { route, demos } of visited) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await renderDemos(page, demos);
      const counts = await page.evaluate<PartCounts>(script);
      for (const kind of Object.keys(total) as (keyof PartCounts)[]) {
        total[kind] += counts[kind];
      }
    }
    const all = Object.values(total).reduce((sum, count) => sum + count, 0);
    test.info().annotations.push({ type: 'elements', description: JSON.stringify(total) });
    expect(all).toBeGreaterThan(0);
    expect((all - total.unknown) / all).toBeGreaterThanOrEqual(LEAST_SHARE);
  });
}
