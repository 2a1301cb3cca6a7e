import { errors, type Page } from '@playwright/test';
import { FINDINGS_PATH } from '../../src/content/node/dev-server/live-checks/messages';

/**
 * How long a demo may take from coming near the viewport to its first render, on a busy machine.
 */
export const RENDER_LIMIT_MS = 20_000;

/** The dev server compiles a page when it is opened. */
const PAGE_LIMIT_MS = 60_000;

/**
 * What a page shows: its demos, that there is no such page, that it doesn't compile, or nothing of
 * this in time.
 */
export type Opened = 'demos' | 'missing' | 'broken' | 'nothing';

const OPENED: readonly (readonly [Opened, string])[] = [
  ['demos', '[data-demo-canvas]'],
  ['missing', '[data-not-found]'],
  ['broken', '#webpack-dev-server-client-overlay'],
];

/**
 * Opens a page with demos. Neither a missing page nor one that doesn't compile ends in a timeout. For
 * the dev server, it isn't a page that an author has open, which it would check.
 */
export async function openPage(page: Page, url: string): Promise<Opened> {
  await page.route(`**/${FINDINGS_PATH}?**`, (route) => route.fulfill({ status: 204 }));
  const response = await page.goto(url, { waitUntil: 'domcontentloaded', timeout: PAGE_LIMIT_MS });
  if (response?.status() === 404) {
    return 'missing';
  }
  return Promise.any(
    OPENED.map(([result, selector]) =>
      page
        .locator(selector)
        .first()
        .waitFor({ state: 'attached', timeout: PAGE_LIMIT_MS })
        .then(() => result),
    ),
  ).catch(() => 'nothing');
}

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
 * Waits for the first render of a demo, or for the message in its place. The limit is kept outside the page, because a browser that
 * stops drawing has no further frames.
 */
async function hasRendered(page: Page, name: string): Promise<boolean> {
  try {
    await page.waitForFunction(
      (demo) =>
        performance.getEntriesByName(`demo-rendered:${demo}`).length > 0 ||
        document.querySelector(`[data-demo-crash="${demo}"]`) !== null,
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

/** A demo that crashed. */
export interface Crash {
  readonly demo: string;
  readonly message: string;
  /** The place in its code, as JSON; only the dev server knows it. */
  readonly frame: string | null;
}

/** What the crashed demos of a page threw. */
export function readCrashes(page: Page, frameAttribute: string): Promise<Crash[]> {
  return page.locator('[data-demo-crash]').evaluateAll(
    (cards, attribute) =>
      cards.map((card) => ({
        demo: card.getAttribute('data-demo-crash') ?? '',
        message: card.querySelector('pre')?.textContent ?? '',
        frame: card.getAttribute(attribute),
      })),
    frameAttribute,
  );
}

/** Parts of something that has a name itself. */
const UNNAMED_DRAWINGS = '.MuiSvgIcon-root, [class*="Legend"] svg, [role="progressbar"] svg';

/** Grids, trees, and charts, which axe lets pass without a name. */
const NAMED_PARTS = `svg:not(${UNNAMED_DRAWINGS}), [role="grid"], [role="treegrid"], [role="tree"]`;

/** The height of the smallest chart in px. */
const MIN_CHART_HEIGHT = 36;

/** The charts, grids, and trees of rendered demos that have no name for screen readers. */
export function unnamedParts(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ selector, minHeight }) => {
      const textOf = (element: Element | null) => element?.textContent?.trim() ?? '';
      const nameOf = (element: Element) =>
        element.getAttribute('aria-label') ??
        textOf(document.getElementById(element.getAttribute('aria-labelledby') ?? '')) +
          textOf(element.querySelector(':scope > title, :scope > figcaption'));
      return [...document.querySelectorAll(`[data-demo-canvas] :is(${selector})`)]
        .filter((part) => part.getBoundingClientRect().height >= minHeight)
        .filter((part) => part.closest('[aria-hidden="true"]') === null)
        .filter((part) => nameOf(part) === '' && nameOf(part.closest('figure') ?? part) === '')
        .map((part) => {
          const demo = part.closest('[data-demo-canvas]')?.getAttribute('data-demo-canvas') ?? '';
          return `${demo} (${part.getAttribute('role') ?? 'chart'} without a name)`;
        });
    },
    { selector: NAMED_PARTS, minHeight: MIN_CHART_HEIGHT },
  );
}
