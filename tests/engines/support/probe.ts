/** What the probe records on a page. */
export interface Notes {
  /** Messages of the console and the browser. */
  readonly problems: string[];
  /** The backgrounds of the page, in order, until it was hydrated. */
  readonly backgrounds: string[];
}

export type ProbedWindow = Window & { engineNotes?: Notes };

/**
 * Runs in the page as its first script, because WebDriver exposes neither the console nor rendered
 * frames.
 */
export function probe(): void {
  const notes: Notes = { problems: [], backgrounds: [] };
  Object.assign(window, { engineNotes: notes });
  const note = (kind: string, text: string) => notes.problems.push(`${kind}: ${text}`);

  for (const level of ['error', 'warn'] as const) {
    const say = console[level];
    console[level] = (...words: unknown[]) => {
      note(level, words.map(String).join(' '));
      say.apply(console, words);
    };
  }
  window.addEventListener('unhandledrejection', ({ reason }) => note('rejection', String(reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    note('policy', `${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
  );
  window.addEventListener(
    'error',
    ({ message, filename, target }) => {
      // A file that doesn't load only fires an event on its element, without a message.
      const file = target instanceof Element && (target.getAttribute('src') ?? target.outerHTML);
      note('error', file ? `${file} did not load` : `${message} (${filename})`);
    },
    true,
  );

  const look = () => {
    if (document.body) {
      const { backgroundColor } = getComputedStyle(document.body);
      if (notes.backgrounds.at(-1) !== backgroundColor) {
        notes.backgrounds.push(backgroundColor);
      }
    }
    if (document.documentElement.dataset.hasHydrated !== 'true') {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}
