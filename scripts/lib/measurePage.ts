import type { BrowserContext, Locator, Page } from '@playwright/test';

/** Widths of the window at which a stage is wide (600 px and more) and narrow: a laptop and a phone. */
export const WIDTHS = { wide: 1440, narrow: 390 } as const;

/** Generous, because the dev server may be compiling. */
const PAGE_TIMEOUT_MS = 60_000;
/** For a demo on a page that is there: its stage comes with the page. */
const PRESENT_TIMEOUT_MS = 5_000;
const READY_TIMEOUT_MS = 30_000;
/** A demo that loads data or animates has settled when its height stays the same this long. */
const SETTLED_MS = 400;
const SETTLE_LIMIT_MS = 6_000;

/** Takes the reserved room away, so that the stage is as tall as its demo. */
const WITHOUT_ROOM = '[data-demo-stage] > [aria-hidden="true"] { display: none !important; }';

async function settledHeight(page: Page, stage: Locator): Promise<number> {
  const read = () => stage.evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
  const start = Date.now();
  let height = await read();
  let since = start;
  while (Date.now() - since < SETTLED_MS && Date.now() - start < SETTLE_LIMIT_MS) {
    await page.waitForTimeout(100);
    const next = await read();
    if (next !== height) {
      height = next;
      since = Date.now();
    }
  }
  return height;
}

/**
 * Opens a page and measures its demos.
 *
 * @returns Height in px by name. A demo that does not load is told and left out.
 */
export async function measurePage(
  context: BrowserContext,
  url: string,
  demos: readonly string[],
): Promise<Record<string, number>> {
  const page = await context.newPage();
  const heights: Record<string, number> = {};
  try {
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: PAGE_TIMEOUT_MS });
    await page.locator('[data-demo-stage]').first().waitFor({ timeout: PAGE_TIMEOUT_MS });
    await page.addStyleTag({ content: WITHOUT_ROOM });
    for (const name of demos) {
      const stage = page.locator(`[data-demo-stage="${name}"]`).first();
      try {
        await stage.scrollIntoViewIfNeeded({ timeout: PRESENT_TIMEOUT_MS });
        const ready = page.locator(`[data-demo-stage="${name}"][data-status="ready"]`).first();
        await ready.waitFor({ timeout: READY_TIMEOUT_MS });
        heights[name] = await settledHeight(page, stage);
      } catch (error) {
        console.error(`${url}#${name} was not measured: ${String(error).split('\n')[0]}`);
      }
    }
  } catch (error) {
    console.error(`${url} did not load: ${String(error).split('\n')[0]}`);
  } finally {
    await page.close();
  }
  return heights;
}
