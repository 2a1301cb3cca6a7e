import { inlineScript } from '../../shared/inlineScript';
import { RELOAD_KEY } from '../../shared/reloadKey';
import { SERVICES_ELEMENT_ID, type SiteServices } from '../../shared/services';

/** The meta element with the scripts of every page: the bundler's runtime and the main script. */
export const ENTRY_META = 'entry-scripts';

/** The meta element with the scripts of the page itself, which the main script requests. */
export const PAGE_META = 'page-scripts';

/**
 * When the scripts of a page start:
 *
 * - `paint`: after the first paint, because the page contains demos or is an application itself.
 * - `reader`: when the reader does something that needs them, because the HTML is complete without
 *   them. What runs without being asked starts them after the first paint, in idle time, and so does
 *   a browser without speculation rules.
 */
export type ScriptStart = 'paint' | 'reader';

/** For pages that don't paint: behind another window, or prerendered. */
const LONGEST_WAIT_MS = 1000;

/** The controls that need scripts. Other links don't, and neither does `<details>`. */
const CONTROLS = 'button, input, select, textarea, [role=tab], a[aria-expanded]';

/** The beginnings of storage keys of what the scripts do at once: apply choices, and send feedback. */
const STORED_KEYS = [
  'apiPage_',
  'codeblock-',
  'dataGrid_apiPage_',
  'docusaurus.tab.',
  'feedback-queue',
];

/** https://wicg.github.io/nav-speculation/prerendering.html */
interface PrerenderedDocument extends Document {
  readonly prerendering?: boolean;
}

interface StartOptions {
  readonly entryMeta: string;
  readonly pageMeta: string;
  readonly servicesId: string;
  readonly reloadKey: string;
  readonly longestWait: number;
  readonly controls: string;
  readonly storedKeys: readonly string[];
}

function startScripts(options: StartOptions): void {
  const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`);
  const read = (name: string) => metaOf(name)?.content.split(' ') ?? [];
  const waitsForReader = () => metaOf(options.entryMeta)?.dataset.start === 'reader';
  const isPrerendering = () => Boolean((document as PrerenderedDocument).prerendering);

  function add(attributes: Partial<HTMLScriptElement>): void {
    document.head.append(Object.assign(document.createElement('script'), attributes));
  }

  function fetchEntry({ target }: Event): void {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') {
      return;
    }
    document.removeEventListener('load', fetchEntry, true);
    if (!waitsForReader()) {
      read(options.entryMeta).forEach((href) => {
        const link = document.createElement('link');
        const attributes = { rel: 'preload', as: 'script', href, fetchPriority: 'high' };
        document.head.append(Object.assign(link, attributes));
      });
    }
  }

  let isRunning = false;

  function run(): void {
    if (isRunning) {
      return;
    }
    isRunning = true;
    // From now on, the application navigates without loading documents.
    document.querySelector('script[type=speculationrules]')?.remove();
    read(options.entryMeta).forEach((src) =>
      add({ src, async: false, fetchPriority: 'high', onerror: recover }),
    );
    read(options.pageMeta).forEach((src) =>
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

  /**
   * Without a network, the next action of the reader tries again. After a deployment, the scripts of
   * an open page can be gone: it reloads once, and finds the new ones.
   */
  function recover(): void {
    if (!isRunning) {
      return;
    }
    isRunning = false;
    onReader(run);
    // Past the browser's cache, which keeps what a host has sent for a missing script.
    Promise.all(read(options.entryMeta).map((src) => fetch(src, { cache: 'reload' })))
      .then(() => fetch(location.href, { method: 'HEAD', cache: 'no-store' }))
      .then(({ ok }) => {
        if (ok && sessionStorage.getItem(options.reloadKey) !== location.pathname) {
          sessionStorage.setItem(options.reloadKey, location.pathname);
          location.reload();
        }
      })
      .catch(() => undefined); // No network, or storage is refused.
  }

  /** A frame's callback comes before its paint, and the scripts would delay it. */
  function afterPaint(action: () => void): void {
    // The reader may be about to open a prerendered page, which then paints.
    if (document.hidden && !isPrerendering()) {
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

  /** Whether scripts do something for a part of the address or what an earlier page has stored. */
  function isAdapted(): boolean {
    try {
      return (
        location.search !== '' ||
        location.hash !== '' ||
        Object.keys(localStorage).some((key) =>
          options.storedKeys.some((start) => key.startsWith(start)),
        )
      );
    } catch {
      // Storage is refused.
      return false;
    }
  }

  /** Whether the page has ads or analytics. */
  function hasServices(): boolean {
    const data = document.getElementById(options.servicesId)?.textContent;
    const { ads, analytics } = JSON.parse(data ?? '{}') as SiteServices;
    return Boolean(ads ?? analytics);
  }

  /**
   * Whether the browser can open the target of a link ahead. Otherwise, the application follows links
   * faster than the browser loads documents.
   */
  function canPrerender(): boolean {
    return HTMLScriptElement.supports?.('speculationrules') ?? false;
  }

  /** Which events of the page say that the reader needs the scripts. */
  const REASONS: Readonly<Record<string, (event: Event) => boolean>> = {
    // A touch also begins with it.
    pointerover: isAtControl,
    focusin: isAtControl,
    // Some assistive technologies only click.
    click: isAtControl,
    keydown: () => true,
    hashchange: () => true,
    // Not of the menu or a code block.
    scroll: ({ target }) => target === document,
    // Another page can have changed the display.
    storage: () => true,
    pageshow: (event) => (event as PageTransitionEvent).persisted,
  };

  function isAtControl({ target }: Event): boolean {
    return target instanceof Element && target.closest(options.controls) !== null;
  }

  function onReader(action: () => void): void {
    function onEvent(event: Event): void {
      if (REASONS[event.type]?.(event)) {
        Object.keys(REASONS).forEach((type) => removeEventListener(type, onEvent, true));
        action();
      }
    }
    // Before early input is withheld from everything else.
    Object.keys(REASONS).forEach((type) => addEventListener(type, onEvent, true));
  }

  function start(): void {
    if (!waitsForReader() || isAdapted()) {
      afterPaint(run);
      return;
    }
    onReader(run);
    // Once pages are kept for offline reading, so are their scripts.
    if (hasServices() || navigator.serviceWorker?.controller || !canPrerender()) {
      const whenIdle = window.requestIdleCallback ?? setTimeout;
      afterPaint(() => whenIdle(run));
    }
  }

  document.addEventListener('load', fetchEntry, true);
  document.addEventListener(
    'DOMContentLoaded',
    () => {
      // Nothing is reported, and no ad requested, for a page that may never be shown.
      if (isPrerendering() && hasServices()) {
        document.addEventListener('prerenderingchange', start, { once: true });
      } else {
        start();
      }
    },
    { once: true },
  );
}

/**
 * The source of the script that starts the others, inlined into the head of every page, before the
 * style sheet: see `ScriptStart`. A hidden page doesn't paint, so the script doesn't wait for that. A
 * prerendered page also starts if the reader doesn't open it soon, so that its demos are ready.
 *
 * It fetches the entry of a page that starts by itself once the style sheet has loaded. As scripts in
 * the head, the entry would share the bandwidth with the style sheet and the font. It runs the entry
 * and the page's own scripts, which only register their modules. A failed one must be removed, because
 * the bundler's runtime would wait for it instead of requesting it again.
 */
export function createStartScript(): string {
  return inlineScript(startScripts, {
    entryMeta: ENTRY_META,
    pageMeta: PAGE_META,
    servicesId: SERVICES_ELEMENT_ID,
    reloadKey: RELOAD_KEY,
    longestWait: LONGEST_WAIT_MS,
    controls: CONTROLS,
    storedKeys: STORED_KEYS,
  });
}
