import type { Page } from '@playwright/test';

/** How long a demo may take from coming near the screen to its first render, on a busy machine. */
export const RENDER_LIMIT_MS = 20_000;

/**
 * Scrolls from demo to demo, as a reader would.
 *
 * @returns the names of those that crash or do not get to their first render
 */
export async function renderDemos(page: Page, demos: readonly string[]): Promise<string[]> {
  const missing = await page.evaluate(
    async ({ names, limit }) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const hasRendered = (name: string) =>
        performance.getEntriesByName(`demo-rendered:${name}`).length > 0;
      const late: string[] = [];
      for (const name of names) {
        document.querySelector(`[data-demo-stage="${name}"]`)?.scrollIntoView();
        const start = performance.now();
        while (!hasRendered(name) && performance.now() - start < limit) {
          await nextFrame();
        }
        if (!hasRendered(name)) {
          late.push(name);
        }
      }
      return late;
    },
    { names: demos, limit: RENDER_LIMIT_MS },
  );
  return [...missing, ...(await crashedDemos(page))];
}

/** Names of the demos that show a crash instead of themselves. */
export function crashedDemos(page: Page): Promise<string[]> {
  return page
    .locator('[data-demo-crash]')
    .evaluateAll((cards) =>
      cards.map((card) => `${card.getAttribute('data-demo-crash')} (crashed)`),
    );
}
