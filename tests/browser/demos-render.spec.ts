import { listDemoPages } from './allDemos';
import { RENDER_LIMIT_MS, renderDemos } from './demoRender';
import { expect, test } from './support/test';

/**
 * Every demo mounts, on every run: one visit a page, no picture and no axe, so that all of them take
 * a few minutes. `npm run test:demos` looks at them closely.
 */
for (const { route, demos } of listDemoPages(process.env.DEMO_FILTER)) {
  test(`every demo of ${route} renders`, async ({ page }) => {
    test.setTimeout(60_000 + demos.length * RENDER_LIMIT_MS);
    expect((await page.goto(route, { waitUntil: 'domcontentloaded' }))?.status(), route).toBe(200);
    expect(await renderDemos(page, demos)).toEqual([]);
  });
}
