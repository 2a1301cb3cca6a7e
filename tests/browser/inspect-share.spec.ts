import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from '@playwright/test';
import type * as Model from '../../src/features/inspect/model/resolvePart';
import type { InspectCatalog } from '../../src/shared/inspect';
import { listDemoPages } from './allDemos';
import { RENDER_LIMIT_MS, renderDemos } from './demoRender';
import { sample } from './support/sample';

/** Pages are split into this many tests, so that workers share them. */
const PORTIONS = 4;

/** `npm test` visits one of so many pages. */
const STEP = 20;

/** The share of visible elements that must be a part, or content of one. */
const LEAST_SHARE = 0.95;

const CATALOGS = path.resolve('build/assets/inspect');

/** How many elements of documented components the inspector recognizes. */
interface Counts {
  /** Elements with a class or slot in the API reference. */
  documented: number;
  /** Elements with a class that only the packages' code defines, inside a documented part. */
  internal: number;
  material: number;
  /** Elements without a class of a library, inside one of the above. */
  content: number;
  unknown: number;
}

async function modelScript(): Promise<string> {
  const result = await build({
    entryPoints: ['src/features/inspect/model/resolvePart.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'inspectModel',
    alias: { '@site': path.resolve('.') },
  });
  return result.outputFiles[0]?.text ?? '';
}

const pages = sample(
  listDemoPages(process.env.DEMO_FILTER).filter(({ folder }) => folder.startsWith('docs/')),
  STEP,
);

for (let portion = 0; portion < PORTIONS; portion += 1) {
  test(`the inspector knows what it shows (${portion + 1} of ${PORTIONS})`, async ({ page }) => {
    const visited = pages.filter((_, index) => index % PORTIONS === portion);
    const demoCount = visited.reduce((sum, { demos }) => sum + demos.length, 0);
    test.setTimeout(60_000 * (1 + visited.length) + demoCount * RENDER_LIMIT_MS);
    const script = await modelScript();
    const catalogs = readdirSync(CATALOGS)
      .map((file) => JSON.parse(readFileSync(path.join(CATALOGS, file), 'utf8')) as InspectCatalog)
      .filter(({ folder }) => folder === '');
    const total: Counts = { documented: 0, internal: 0, material: 0, content: 0, unknown: 0 };
    for (const { route, demos } of visited) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await renderDemos(page, demos);
      await page.evaluate(`${script}; globalThis.inspectModel = inspectModel;`);
      const counts = await page.evaluate((known) => {
        const { isDocumented, partOf } = (globalThis as unknown as { inspectModel: typeof Model })
          .inspectModel;
        const found = { documented: 0, internal: 0, material: 0, content: 0, unknown: 0 };
        for (const root of document.querySelectorAll('[data-demo-root]')) {
          for (const element of root.querySelectorAll('*')) {
            const { height, width } = element.getBoundingClientRect();
            const part = partOf(element, known);
            const isInside =
              part?.kind === 'product' || part?.kind === 'surface' || part?.within !== undefined;
            const parent = element.parentElement && partOf(element.parentElement, known);
            const isNamed = Array.from(element.classList).some((name) => name.startsWith('Mui'));
            if (width === 0 && height === 0) {
              continue;
            }
            if (part && isInside) {
              const isEntry =
                part.kind === 'surface' || (part.kind === 'product' && isDocumented(part.main));
              const isLoose = part.kind === 'product' && !isEntry && !part.within;
              const own = isEntry ? 'documented' : isLoose ? 'unknown' : 'internal';
              found[part.kind === 'material' ? 'material' : own] += 1;
            } else if (!part) {
              const around = element.closest('[class*="Mui"]');
              const outer = parent ?? (around && partOf(around, known));
              const isContent = outer && (outer.kind !== 'material' || outer.within !== undefined);
              found[isNamed && isContent ? 'unknown' : 'content'] += isContent ? 1 : 0;
            }
          }
        }
        return found;
      }, catalogs);
      for (const kind of Object.keys(total) as (keyof Counts)[]) {
        total[kind] += counts[kind];
      }
    }
    const all = Object.values(total).reduce((sum, count) => sum + count, 0);
    test.info().annotations.push({ type: 'elements', description: JSON.stringify(total) });
    expect(all).toBeGreaterThan(0);
    expect((all - total.unknown) / all).toBeGreaterThanOrEqual(LEAST_SHARE);
  });
}
