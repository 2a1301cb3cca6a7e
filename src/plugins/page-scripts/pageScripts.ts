import fs from 'node:fs/promises';
import { inlineScript } from '../../shared/inlineScript';
import { SERVICES_ELEMENT_ID, type SiteServices } from '../../shared/services';

/** The meta element with the scripts of every page: the bundler's runtime and the main script. */
const ENTRY_META = 'entry-scripts';

/** The meta element with the scripts of the page itself, which the main script requests. */
const PAGE_META = 'page-scripts';

/** An entry script in the head of a Docusaurus page. */
const ENTRY_SCRIPT =
  /<script src="?(?<address>[^\s">]+\/(?:runtime~)?main\.\w+\.js)"? defer[^>]*><\/script>/g;

/** For a visible page that doesn't paint, such as one behind another window. */
const LONGEST_WAIT_MS = 1000;

/**
 * When the scripts of a page start:
 *
 * - `paint`: after the first paint, because the page contains demos or is an application itself.
 * - `reader`: when the reader does something that needs them, because the HTML is complete without
 *   them. Services that the operator has configured start them after the first paint, in idle time.
 */
export type ScriptStart = 'paint' | 'reader';

/** The controls that need scripts. Other links don't, and neither does `<details>`. */
const CONTROLS = 'button, input, select, textarea, [role=tab], a[aria-expanded]';

/** What a page of the docs contains if it runs something without being asked: a demo. */
const LIVE = /<[^>]+\sdata-demo-canvas\b/;

/** The class of the root element of Docusaurus's pages with guides and API references. */
const DOC_PAGE = /^<!doctype html><html[^>]+\bdocs-doc-page\b/i;

/** The beginnings of storage keys of choices that only the scripts apply to a page. */
const CHOICE_KEYS = ['codeblock-', 'apiPage_', 'dataGrid_apiPage_', 'feedback-', 'docusaurus.tab.'];

/** https://wicg.github.io/nav-speculation/prerendering.html */
interface PrerenderedDocument extends Document {
  readonly prerendering?: boolean;
}

interface FetchOptions {
  readonly entryMeta: string;
}

function fetchEntry({ entryMeta }: FetchOptions): void {
  document.addEventListener(
    'load',
    function onLoad({ target }) {
      const meta = document.querySelector<HTMLMetaElement>(`meta[name=${entryMeta}]`);
      if (!meta || !(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') {
        return;
      }
      document.removeEventListener('load', onLoad, true);
      if (meta.dataset.start !== 'paint' || (document as PrerenderedDocument).prerendering) {
        return;
      }
      for (const href of meta.content.split(' ')) {
        const link = document.createElement('link');
        const attributes = { rel: 'preload', as: 'script', href, fetchPriority: 'high' };
        document.head.append(Object.assign(link, attributes));
      }
    },
    true,
  );
}

/**
 * The source of the script that fetches the entry once the style sheet has loaded, for a page that
 * starts after its first paint. As scripts in the head, the entry would share the bandwidth with the
 * style sheet and the font. It is inlined into the head of every page, before the style sheet. At the
 * end of the page, it would run too late: once the style sheet and font have loaded, the browser lays
 * out the page before it continues parsing.
 */
export function createFetchScript(): string {
  return inlineScript(fetchEntry, { entryMeta: ENTRY_META });
}

interface StartOptions extends FetchOptions {
  readonly pageMeta: string;
  readonly servicesId: string;
  readonly longestWait: number;
  readonly controls: string;
  readonly choiceKeys: readonly string[];
}

function startScripts(options: StartOptions): void {
  function read(name: string): string[] {
    const meta = document.querySelector<HTMLMetaElement>(`meta[name=${name}]`);
    return meta ? meta.content.split(' ') : [];
  }
  function add(attributes: Partial<HTMLScriptElement>): void {
    document.head.append(Object.assign(document.createElement('script'), attributes));
  }
  const entry = read(options.entryMeta);
  const page = read(options.pageMeta);
  function run(): void {
    // From now on, the application navigates without loading documents.
    document.querySelector('script[type=speculationrules]')?.remove();
    entry.splice(0).forEach((src) => add({ src, async: false, fetchPriority: 'high' }));
    page.splice(0).forEach((src) =>
      add({
        src,
        fetchPriority: 'low',
        // The runtime replaces the listener and calls it without its element.
        onerror: (event) => {
          if (event instanceof Event && event.target instanceof Element) {
            event.target.remove();
          }
        },
      }),
    );
  }

  /** A frame's callback comes before its paint, and the scripts would delay it. */
  function afterPaint(action: () => void): void {
    if (document.hidden) {
      action();
      return;
    }
    setTimeout(action, options.longestWait);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) {
        action();
      }
    }).observe({ type: 'paint', buffered: true });
  }

  /** Whether scripts apply a part of the address or an earlier choice to the page. */
  function isAdapted(): boolean {
    try {
      return (
        location.search !== '' ||
        location.hash !== '' ||
        Object.keys(localStorage).some((key) =>
          options.choiceKeys.some((start) => key.startsWith(start)),
        )
      );
    } catch {
      // Storage is refused.
      return false;
    }
  }

  /** Whether ads or analytics run on the page: see `SiteServices`. */
  function hasServices(): boolean {
    const data = document.getElementById(options.servicesId)?.textContent;
    const services = JSON.parse(data ?? '{}') as SiteServices;
    return Boolean(services.analytics ?? services.ads);
  }

  function onReader(action: () => void): void {
    // A touch also begins with `pointerover`.
    const events = ['pointerover', 'focusin', 'keydown', 'scroll'];
    function onEvent({ type, target }: Event): void {
      const isPassing = type === 'pointerover' || type === 'focusin';
      // Of the scroll events, only the page's own reach the window.
      if (!isPassing || (target instanceof Element && target.closest(options.controls))) {
        events.forEach((name) => removeEventListener(name, onEvent));
        action();
      }
    }
    events.forEach((name) => addEventListener(name, onEvent, { passive: true }));
  }

  function start(): void {
    const meta = document.querySelector<HTMLMetaElement>(`meta[name=${options.entryMeta}]`);
    if (meta?.dataset.start !== 'reader' || isAdapted()) {
      afterPaint(run);
      return;
    }
    onReader(run);
    if (hasServices()) {
      const whenIdle = window.requestIdleCallback ?? setTimeout;
      afterPaint(() => whenIdle(run));
    }
  }
  if ((document as PrerenderedDocument).prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true });
  } else {
    start();
  }
}

/**
 * The source of the script that starts the others, inlined at the end of every page: see
 * `ScriptStart`. In a hidden page, which doesn't paint, it doesn't wait for the paint; in a
 * prerendered one, it waits until the reader opens it.
 *
 * It runs the entry and the page's own scripts, which only register their modules. A failed script
 * must be removed, because the bundler's runtime would wait for it instead of requesting it again.
 */
export function createStartScript(): string {
  return inlineScript(startScripts, {
    entryMeta: ENTRY_META,
    pageMeta: PAGE_META,
    servicesId: SERVICES_ELEMENT_ID,
    longestWait: LONGEST_WAIT_MS,
    controls: CONTROLS,
    choiceKeys: CHOICE_KEYS,
  });
}

/** When the scripts of a page start. */
export function scriptStart(html: string): ScriptStart {
  return DOC_PAGE.test(html) && !LIVE.test(html) ? 'reader' : 'paint';
}

/**
 * Makes a page list its scripts instead of running them from its head.
 *
 * @param html a Docusaurus page
 * @param addresses the URLs of the page's own scripts
 * @param start when they start
 * @throws if the page doesn't have the expected head
 */
export function namePageScripts(
  html: string,
  addresses: readonly string[],
  start: ScriptStart,
): string {
  const entry: string[] = [];
  const page = html.replaceAll(ENTRY_SCRIPT, (_tag, address: string) => {
    entry.push(address);
    return '';
  });
  const end = page.indexOf('</head>');
  if (end < 0 || entry.length === 0) {
    throw new Error(
      "Expected an HTML document with Docusaurus's scripts in its head: <script src=….js defer>.",
    );
  }
  const names =
    `<meta name=${ENTRY_META} content="${entry.join(' ')}" data-start=${start}>` +
    `<meta name=${PAGE_META} content="${addresses.join(' ')}">`;
  return page.slice(0, end) + names + page.slice(end);
}

/** Changes a file atomically, for concurrent readers. */
export async function rewriteFile(file: string, change: (text: string) => string): Promise<void> {
  const text = await fs.readFile(file, 'utf8');
  await fs.writeFile(`${file}.new`, change(text));
  await fs.rename(`${file}.new`, file);
}
