/** An element as readers identify it. */
export interface Target {
  readonly css: string;
  /** Its accessible name, or its whole text. */
  readonly name?: string;
}

/** A function that runs in the page and must not use variables from outside. */
export type PageFunction<Args extends unknown[], Result> = (...args: Args) => Result;

/**
 * A tab of any browser engine, with what the tests need. Input is that of a user, not of a script.
 */
export interface Tab {
  /** Opens a page and waits until it is hydrated. */
  goto(path: string): Promise<void>;
  run<Args extends unknown[], Result>(
    code: PageFunction<Args, Result>,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Waits for the element, scrolls to it, and clicks its center. */
  click(target: Target): Promise<void>;
  hover(target: Target): Promise<void>;
  type(text: string): Promise<void>;
  /** @param keys such as `Escape` or `Control+k` */
  press(keys: string): Promise<void>;
  close(): Promise<void>;
}

export interface EngineBrowser {
  /** A tab with separate storage. */
  newTab(origin: string): Promise<Tab>;
  close(): Promise<void>;
}

/** The size of the viewport of every tab. */
export const VIEWPORT = { width: 1440, height: 900 } as const;

/**
 * How long a tab waits for an element. On a busy machine without a graphics card, WebKit is slow to
 * render.
 */
export const FIND_TIMEOUT_MS = 60_000;

/** Runs in the page: returns the first visible element, scrolled to the middle of the screen. */
export function findElement({ css, name }: Target): Element | null {
  const nameOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    const text = element.getAttribute('aria-label') ?? (label ?? element).textContent ?? '';
    return text.trim().replace(/\s+/g, ' ');
  };
  const element = [...document.querySelectorAll(css)].find(
    (candidate) =>
      candidate.getClientRects().length > 0 && (name === undefined || nameOf(candidate) === name),
  );
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element ?? null;
}

/** Runs in the page: whether it is hydrated. */
export const hasHydrated = () => document.documentElement.dataset.hasHydrated === 'true';

/** Splits a combination into the keys to hold and the one to press. */
export function splitKeys(keys: string): {
  readonly held: readonly string[];
  readonly key: string;
} {
  const names = keys.split('+');
  return { held: names.slice(0, -1), key: names.at(-1) ?? '' };
}
