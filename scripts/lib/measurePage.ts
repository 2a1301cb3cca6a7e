import type { BrowserContext, Page } from '@playwright/test';
import { openPage, renderDemos } from '../../tests/browser/demoRender';
import { DEMO_CANVAS, withAttribute } from '../../src/demos/shared/demoAttributes';

/** Window widths at which a canvas is wide (at least 600 px) and narrow: a laptop and a phone. */
export const WIDTHS = { wide: 1440, narrow: 390 } as const;

const WINDOW_HEIGHT = 1000;

/** Demos that load data or animate are stable once their heights are unchanged for this long. */
const SETTLED_MS = 500;
const SETTLE_LIMIT_MS = 6_000;

/** Removes the reserved height, so that the canvas is as tall as its demo. */
const HIDE_PLACEHOLDERS = `${withAttribute(DEMO_CANVAS)} > [aria-hidden="true"] { display: none !important; }`;

const readHeights = (page: Page, names: readonly string[]) =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const canvas = document.querySelector(selector);
        return Math.ceil(canvas?.getBoundingClientRect().height ?? 0);
      }),
    names.map((name) => withAttribute(DEMO_CANVAS, name)),
  );

async function settledHeights(page: Page, names: readonly string[]): Promise<readonly number[]> {
  const start = Date.now();
  let heights = await readHeights(page, names);
  let since = start;
  while (Date.now() - since < SETTLED_MS && Date.now() - start < SETTLE_LIMIT_MS) {
    await page.waitForTimeout(100);
    const next = await readHeights(page, names);
    if (String(next) !== String(heights)) {
      heights = next;
      since = Date.now();
    }
  }
  return heights;
}

export type DemoSize = keyof typeof WIDTHS;

/** Heights in px by demo name. */
export type PageHeights = Readonly<Record<string, Readonly<Record<DemoSize, number>>>>;

/**
 * Opens a page and measures its demos at both widths. A demo that fails to load is reported and
 * skipped.
 *
 * @param context its window is resized
 * @returns undefined if the site doesn't have the page
 */
export async function measurePage(
  context: BrowserContext,
  url: string,
  demos: readonly string[],
): Promise<PageHeights | undefined> {
  const page = await context.newPage();
  try {
    await page.setViewportSize({ width: WIDTHS.wide, height: WINDOW_HEIGHT });
    const opened = await openPage(page, url);
    if (opened === 'missing') {
      return undefined;
    }
    if (opened !== 'demos') {
      throw new Error(opened === 'broken' ? 'it does not compile' : 'it shows no demo');
    }
    await page.addStyleTag({ content: HIDE_PLACEHOLDERS });
    const failed = await renderDemos(page, demos);
    const running = demos.filter((name) => !failed.some((line) => line.split(' ')[0] === name));
    if (failed.length > 0) {
      console.error(`${url} has demos that do not run: ${failed.join(', ')}`);
    }
    const wide = await settledHeights(page, running);
    await page.setViewportSize({ width: WIDTHS.narrow, height: WINDOW_HEIGHT });
    const narrow = await settledHeights(page, running);
    return Object.fromEntries(
      running.map((name, position) => [
        name,
        { wide: wide[position] ?? 0, narrow: narrow[position] ?? 0 },
      ]),
    );
  } catch (error) {
    console.error(`${url} did not load: ${String(error).split('\n')[0]}`);
    return {};
  } finally {
    await page.close();
  }
}
