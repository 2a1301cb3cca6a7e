import { expect, test } from '@playwright/test';
import { listDemoPages } from './allDemos';
import { RENDER_LIMIT_MS, renderDemos, unnamedParts } from './demoRender';
import { sample } from './support/sample';
import { collectProblems } from './support/test';

/** Pages are split into this many tests, so that workers share them. */
const PORTIONS = 8;

/** Every nth page of older majors is visited; `npm run test:demos` visits all. */
const OLDER_STEP = 12;

/** `npm test` visits every nth page. */
const STEP = 8;

const pages = sample(
  listDemoPages(process.env.DEMO_FILTER).filter(
    ({ folder }, index) => folder.startsWith('docs/') || index % OLDER_STEP === 0,
  ),
  STEP,
);

/**
 * Only checks that demos render, with one visit per page and without screenshots and axe, so that
 * all of them take a few minutes. `npm run test:demos` checks them closely.
 */
for (let portion = 0; portion < PORTIONS; portion += 1) {
  test(`demos render (${portion + 1} of ${PORTIONS})`, async ({ page }) => {
    const visited = pages.filter((_, index) => index % PORTIONS === portion);
    const demoCount = visited.reduce((sum, { demos }) => sum + demos.length, 0);
    test.setTimeout(60_000 * (1 + visited.length) + demoCount * RENDER_LIMIT_MS);
    const reported = collectProblems(page);
    const problems: string[] = [];
    for (const { route, demos, folder } of visited) {
      const response = await page.goto(route, { waitUntil: 'domcontentloaded' });
      const found = response?.status() === 200 ? await renderDemos(page, demos) : ['no such page'];
      if (folder.startsWith('docs/')) {
        found.push(...(await unnamedParts(page)));
      }
      problems.push(...[...found, ...reported.splice(0)].map((problem) => `${route} ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}
