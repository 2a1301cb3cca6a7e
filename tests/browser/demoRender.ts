import type { Page } from '@playwright/test';

/**
 * How long a demo may take from coming near the viewport to its first render, on a busy machine.
 */
export const RENDER_LIMIT_MS = 20_000;

/**
 * Scrolls from demo to demo like a reader.
 *
 * @returns the names of those that crash or don't render
 */
export async function renderDemos(page: Page, demos: readonly string[]): Promise<string[]> {
  // Functions in here have no names, because the compiler could wrap named functions in a helper.
  const missing = await page.evaluate(
    async ({ names, limit }) => {
      const late: string[] = [];
      for (const name of names) {
        const canvas = document.querySelector(`[data-demo-canvas="${name}"]`);
        canvas?.scrollIntoView();
        const start = performance.now();
        let count = 0;
        while (canvas && count === 0 && performance.now() - start < limit) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          count = performance.getEntriesByName(`demo-rendered:${name}`).length;
        }
        if (count === 0) {
          late.push(name);
        }
      }
      return late;
    },
    { names: demos, limit: RENDER_LIMIT_MS },
  );
  return [...missing, ...(await crashedDemos(page))];
}

/** The names of the demos that crashed. */
export function crashedDemos(page: Page): Promise<string[]> {
  return page
    .locator('[data-demo-crash]')
    .evaluateAll((cards) =>
      cards.map((card) => `${card.getAttribute('data-demo-crash')} (crashed)`),
    );
}
