import { expect, test } from '@playwright/test';
import { listDemoPages } from './allDemos';
import { RENDER_LIMIT_MS, renderDemos } from './demoRender';
import { collectProblems } from './support/test';

/** Pages are visited in this many portions, each in a test of its own, so that workers share them. */
const PORTIONS = 8;

/** Of the pages of older majors, every so many is visited: `npm run test:demos` visits all. */
const OLDER_STEP = 12;

const pages = listDemoPages(process.env.DEMO_FILTER).filter(
  ({ folder }, index) => folder.startsWith('docs/') || index % OLDER_STEP === 0,
);

/**
 * Every demo of the current major mounts, on every run: one visit a page, no picture and no axe, so that all of them take
 * a few minutes. `npm run test:demos` looks at them closely.
 */
for (let portion = 0; portion < PORTIONS; portion += 1) {
  test(`every demo renders (${portion + 1} of ${PORTIONS})`, async ({ page }) => {
    const visited = pages.filter((_, index) => index % PORTIONS === portion);
    const demoCount = visited.reduce((sum, { demos }) => sum + demos.length, 0);
    test.setTimeout(60_000 * (1 + visited.length) + demoCount * RENDER_LIMIT_MS);
    const reported = collectProblems(page);
    const problems: string[] = [];
    for (const { route, demos } of visited) {
      const response = await page.goto(route, { waitUntil: 'domcontentloaded' });
      const found = response?.status() === 200 ? await renderDemos(page, demos) : ['no such page'];
      problems.push(...[...found, ...reported.splice(0)].map((problem) => `${route} ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}
