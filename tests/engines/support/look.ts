import { poll } from './poll';
import type { Tab } from './tab';

/** How long a demo may take to load and render without a graphics card. */
const DEMO_TIMEOUT_MS = 60_000;

/** The current value, or `null` while a page is being replaced. */
const look = <Result>(found: Promise<Result>) => found.catch(() => null);

/** The text of the first element, on one line. */
export const textOf = (tab: Tab, css: string) =>
  look(
    tab.run(
      (selector) =>
        document.querySelector(selector)?.textContent?.trim().replace(/\s+/g, ' ') ?? null,
      css,
    ),
  );

export const countOf = (tab: Tab, css: string) =>
  look(tab.run((selector) => document.querySelectorAll(selector).length, css));

export const attributeOf = (tab: Tab, css: string, name: string) =>
  look(
    tab.run(
      (selector, attribute) => document.querySelector(selector)?.getAttribute(attribute) ?? null,
      css,
      name,
    ),
  );

/** The value of a field. */
export const valueOf = (tab: Tab, css: string) =>
  look(
    tab.run((selector) => document.querySelector<HTMLInputElement>(selector)?.value ?? null, css),
  );

/** The path, query, and hash of the current page. */
export const addressOf = (tab: Tab) =>
  look(tab.run(() => location.pathname + location.search + location.hash));

/** The selector of a demo's canvas. */
export const canvasOf = (demo: string) => `[data-demo-canvas="${demo}"]`;

/** Scrolls to a demo of the current page, and waits until it runs. */
export async function openDemo(tab: Tab, demo: string): Promise<void> {
  await poll(
    `the demo ${demo} runs`,
    () =>
      tab.run((css) => {
        const canvas = document.querySelector<HTMLElement>(css);
        canvas?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return canvas?.dataset.status === 'ready';
      }, canvasOf(demo)),
    DEMO_TIMEOUT_MS,
  );
}
