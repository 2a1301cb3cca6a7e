import { expect, test, type Browser } from '@playwright/test';
import { allPaths } from './support/pages';
import { collectProblems } from './support/test';

/** Pages are visited in this many portions, each in a test of its own, so that workers share them. */
const PORTIONS = 8;

/** Narrowest screen that everything must fit. */
const NARROW = { width: 320, height: 700 };

async function visit(browser: Browser, path: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: NARROW });
  const problems = collectProblems(page);
  const response = await page.goto(path);
  if (response?.status() !== 200) {
    problems.push(`status ${response?.status()}`);
  }
  // Hydration is over when React has attached itself to the first element that it owns.
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
  if ((await page.locator('h1').count()) !== 1) {
    problems.push(`has ${await page.locator('h1').count()} h1`);
  }
  await page.close();
  return problems.map((problem) => `${path} ${problem}`);
}

for (let portion = 0; portion < PORTIONS; portion += 1) {
  test(`every page loads, hydrates and fits 320 px (${portion + 1} of ${PORTIONS})`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const paths = allPaths().filter((_, index) => index % PORTIONS === portion);
    const problems: string[] = [];
    for (const path of paths) {
      problems.push(...(await visit(browser, path)));
    }
    expect(problems).toEqual([]);
  });
}
