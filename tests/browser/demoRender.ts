import { errors, type Page } from '@playwright/test';

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
  const missing: string[] = [];
  for (const name of demos) {
    if (!(await scrollToDemo(page, name)) || !(await hasRendered(page, name))) {
      missing.push(name);
    }
  }
  return [...missing, ...(await crashedDemos(page))];
}

/** Whether the page contains the demo, which is then in view. */
function scrollToDemo(page: Page, name: string): Promise<boolean> {
  return page.evaluate((demo) => {
    const canvas = document.querySelector(`[data-demo-canvas="${demo}"]`);
    canvas?.scrollIntoView();
    return canvas !== null;
  }, name);
}

/**
 * Waits for the first render of a demo. The limit is kept outside the page, because a browser that
 * stops drawing has no further frames.
 */
async function hasRendered(page: Page, name: string): Promise<boolean> {
  try {
    await page.waitForFunction(
      (demo) => performance.getEntriesByName(`demo-rendered:${demo}`).length > 0,
      name,
      { timeout: RENDER_LIMIT_MS },
    );
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) {
      return false;
    }
    throw error;
  }
}

/** The names of the demos that crashed. */
export function crashedDemos(page: Page): Promise<string[]> {
  return page
    .locator('[data-demo-crash]')
    .evaluateAll((cards) =>
      cards.map((card) => `${card.getAttribute('data-demo-crash')} (crashed)`),
    );
}
