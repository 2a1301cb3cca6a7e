import type { Page } from '@playwright/test';
import { listDemoPages } from '../allDemos';
import { describeFinding, findInDemos } from '../demoAxe';
import { displayAs, DISPLAYS, type Display } from '../demoDisplay';
import { crashedDemos, RENDER_LIMIT_MS, renderDemos } from '../demoRender';
import type { DemoMeasure } from '../demoTableReporter';
import { expect, test } from '../support/test';

/**
 * Checks every demo in every display: no console messages, no axe findings, a screenshot, and the
 * time to the first render. `npm run test:demos` runs it and prints the table. `DEMO_FILTER` (part
 * of a route) and `CHANGED_SINCE` (a commit) select demos.
 */
const displays = (process.env.DEMO_DISPLAYS ?? 'light').split(',') as Display[];

const { DEMO_FILTER, CHANGED_SINCE } = process.env;

for (const { route, demos } of listDemoPages(DEMO_FILTER, CHANGED_SINCE)) {
  test(route, async ({ page }, info) => {
    test.setTimeout(60_000 + demos.length * (RENDER_LIMIT_MS + displays.length * 10_000));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((stored) => {
      Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value));
      // Disables loading ahead, so that each demo loads what it needs itself.
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true, effectiveType: '4g' },
      });
    }, DISPLAYS.light);
    expect((await page.goto(route))?.status(), route).toBe(200);
    expect(await renderDemos(page, demos)).toEqual([]);
    await info.attach('demo-measures', { body: JSON.stringify(await measureAll(page, route)) });

    const exemptions = new Set<number>();
    for (const display of displays) {
      await displayAs(page, display);
      for (const demo of demos) {
        await page
          .locator(`[data-demo-canvas="${demo}"]`)
          .first()
          .screenshot({
            path: info.outputPath(`${demo}-${display}.png`),
            animations: 'disabled',
          });
      }
      const findings = await findInDemos(page);
      findings.forEach(({ exemption }) => exemptions.add(exemption));
      const open = findings.filter(({ exemption }) => exemption === -1);
      expect.soft(open.map(describeFinding), `axe in ${display}`).toEqual([]);
      expect.soft(await crashedDemos(page), display).toEqual([]);
    }
    await info.attach('demo-exemptions', { body: JSON.stringify([...exemptions]) });
  });
}

/**
 * The time from each demo's start to its first render, and what the browser fetched in the
 * meantime.
 */
function measureAll(page: Page, route: string): Promise<DemoMeasure[]> {
  return page.evaluate((address) => {
    const starts = performance
      .getEntriesByType('mark')
      .filter(({ name }) => name.startsWith('demo-started:'));
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'));
    return starts.map(({ name, startTime: start }) => {
      const demo = name.replace('demo-started:', '');
      const end = performance.getEntriesByName(`demo-rendered:${demo}`)[0]?.startTime ?? start;
      const bytes = scripts
        .filter(({ startTime }) => startTime >= start && startTime <= end)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      return {
        demo: `${address}#${demo}`,
        ms: Math.round(end - start),
        kB: Math.round(bytes / 100) / 10,
      };
    });
  }, route);
}
