/** An element by what a reader sees of it. */
export interface Target {
  readonly css: string;
  /** Its accessible name, or its text: all of it. */
  readonly name?: string;
}

/** A function that runs in the page. It must not use anything from outside of it. */
export type PageFunction<Args extends unknown[], Result> = (...args: Args) => Result;

/** A tab of a browser of any engine: what the walks need of it. Input is that of a reader, not of a script. */
export interface Tab {
  /** Opens a page and waits until React has taken it over. */
  goto(path: string): Promise<void>;
  run<Args extends unknown[], Result>(
    code: PageFunction<Args, Result>,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Scrolls to the element, once it is there, and clicks on its middle. */
  click(target: Target): Promise<void>;
  hover(target: Target): Promise<void>;
  type(text: string): Promise<void>;
  /** @param keys such as `Escape` or `Control+k` */
  press(keys: string): Promise<void>;
  close(): Promise<void>;
}

export interface EngineBrowser {
  /** A tab without anything that others have stored. */
  newTab(origin: string): Promise<Tab>;
  close(): Promise<void>;
}

/** Size of the viewport of every tab. */
export const VIEWPORT = { width: 1440, height: 900 } as const;

/** How long a tab looks for an element: WebKit takes long to draw on a busy machine without a graphics card. */
export const FIND_TIMEOUT_MS = 60_000;

/** Runs in the page: the first element that can be seen, in the middle of the screen. */
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

/** Runs in the page: has React taken it over? */
export const hasHydrated = () => document.documentElement.dataset.hasHydrated === 'true';

/** The keys of a combination: those to hold, and the one to press. */
export function splitKeys(keys: string): {
  readonly held: readonly string[];
  readonly key: string;
} {
  const names = keys.split('+');
  return { held: names.slice(0, -1), key: names.at(-1) ?? '' };
}
