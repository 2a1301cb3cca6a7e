import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { listDemoPages } from './allDemos';
import { collectProblems } from './demoPage';
import type { DemoMeasure } from './demoTableReporter';

/**
 * Every demo, rendered in a real browser: no error in the console, no violation that axe knows, and
 * a screenshot. Once in light mode; `npm run test:demos` does it in every display and prints how
 * long each demo took.
 */
const DISPLAYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  light: { 'mui-mode': 'light' },
  dark: { 'mui-mode': 'dark' },
  rtl: { 'mui-mode': 'light', 'mui-direction': 'rtl' },
  dense: { 'mui-mode': 'light', 'mui-dense': 'true' },
};

const displays = (process.env.DEMO_DISPLAYS ?? 'light').split(',');
const pages = listDemoPages(process.env.DEMO_FILTER);

/** A demo is no whole page: it needs no landmarks, no skip link, no first heading. */
const PAGE_RULES = ['region', 'heading-order', 'page-has-heading-one', 'landmark-unique'];

/** What the packages say to whoever has no licence is no fault of a demo. */
const EXPECTED = /MUI X: (Missing license key|Invalid license)|^\*{10}|please visit .*mui/i;

for (const display of displays) {
  for (const { route, demos } of pages) {
    test(`${route} in ${display}`, async ({ page }, info) => {
      test.setTimeout(30_000 + demos.length * 15_000);
      const problems = collectProblems(page);
      await page.addInitScript((stored) => {
        Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value));
        // Nothing is loaded ahead, so that each demo is seen to load what it needs.
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }, DISPLAYS[display]);
      expect((await page.goto(route))?.status(), route).toBe(200);

      const measures: DemoMeasure[] = [];
      for (const demo of demos) {
        const stage = page.locator(`[data-demo-stage="${demo}"]`);
        await stage.scrollIntoViewIfNeeded();
        await expect(stage, `${demo} is ready`).toHaveAttribute('data-status', 'ready');
        await waitForRender(page, demo);
        await stage.screenshot({
          path: info.outputPath(`${demo}-${display}.png`),
          animations: 'disabled',
        });
        const { violations } = await new AxeBuilder({ page })
          .include(`[data-demo-stage="${demo}"]`)
          .disableRules(PAGE_RULES)
          .analyze();
        expect.soft(violations.map(describeViolation), `${demo}: axe`).toEqual([]);
        measures.push({ demo: `${route}#${demo}`, display, ...(await measure(page, demo)) });
      }
      await info.attach('demo-measures', { body: JSON.stringify(measures) });
      expect(problems.filter((problem) => !EXPECTED.test(problem))).toEqual([]);
    });
  }
}

/** Not only loaded: rendered, and without a crash. */
async function waitForRender(page: Page, demo: string): Promise<void> {
  await page.waitForFunction(
    (name) => performance.getEntriesByName(`demo-rendered:${name}`).length > 0,
    demo,
  );
}

/** Time from the demo's start to its first render, and what the browser fetched meanwhile. */
function measure(page: Page, demo: string): Promise<Pick<DemoMeasure, 'ms' | 'kB'>> {
  return page.evaluate((name) => {
    const at = (moment: string) =>
      performance.getEntriesByName(`demo-${moment}:${name}`)[0]?.startTime ?? 0;
    const [start, end] = [at('started'), at('rendered')];
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(
        ({ startTime, name: url }) => url.endsWith('.js') && startTime >= start && startTime <= end,
      );
    const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { ms: Math.round(end - start), kB: Math.round(bytes / 100) / 10 };
  }, demo);
}

function describeViolation(violation: {
  id: string;
  help: string;
  nodes: { target: unknown; failureSummary?: string }[];
}) {
  const { id, help, nodes } = violation;
  return `${id}: ${help} (${nodes
    .slice(0, 3)
    .map((node) => JSON.stringify(node.target))
    .join(', ')})`;
}
