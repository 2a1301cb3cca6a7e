import type { Page } from '@playwright/test';
import { allPaths, olderPaths } from './support/pages';
import { sample } from './support/sample';
import { collectProblems, expect, testOfProblems as test } from './support/test';

/** Pages are split into this many tests, so that workers share them. */
const PORTIONS = 8;

/** `npm test` visits every tenth page. */
const STEP = 10;

/** The narrowest supported screen. */
const NARROW = { width: 320, height: 700 };

/** Finds problems of a page in addition to those that it reports itself. */
async function visit(page: Page, path: string): Promise<string[]> {
  const problems: string[] = [];
  const response = await page.goto(path);
  if (response?.status() !== 200) {
    problems.push(`status ${response?.status()}`);
  }
  // Hydration is complete when React has attached itself to the first element that it owns.
  await page.waitForFunction(() => {
    const root = document.querySelector('#__docusaurus');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) {
    problems.push(`scrolls sideways by ${overflow} px at ${NARROW.width} px`);
  }
  const headings = page.locator('h1');
  // A template is an application that renders its own heading.
  await expect(headings, `${path} has no h1`).not.toHaveCount(0, { timeout: 20_000 });
  if ((await headings.count()) !== 1) {
    problems.push(`has ${await headings.count()} h1`);
  }
  return problems;
}

for (let portion = 0; portion < PORTIONS; portion += 1) {
  test(`pages load, hydrate and fit 320 px (${portion + 1} of ${PORTIONS})`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize(NARROW);
    const reported = collectProblems(page);
    const problems: string[] = [];
    const paths = sample([...allPaths(), ...olderPaths()], STEP).filter(
      (_, index) => index % PORTIONS === portion,
    );
    for (const path of paths) {
      const found = await visit(page, path);
      problems.push(...[...found, ...reported.splice(0)].map((problem) => `${path} ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}
