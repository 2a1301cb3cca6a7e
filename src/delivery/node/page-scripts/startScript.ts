import { inlineScript } from '../../../base/shared/inlineScript';
import { SERVICES_ELEMENT_ID, type SiteServices } from '../../../base/shared/services';
import { RELOAD_KEY } from '../../../base/shared/storageKeys';
import { DEMO_CANVAS, withAttribute } from '../../../demos/shared/demoAttributes';

/** The meta element with the scripts of every page: the bundler's runtime and the main script. */
export const ENTRY_META = 'entry-scripts';

/** The meta element with the scripts of the page itself, which the main script requests. */
export const PAGE_META = 'page-scripts';

/** The meta element with the scripts of the first demo, if the page has one. */
export const DEMO_META = 'demo-scripts';

/**
 * When the scripts of a page start without input: `paint`, right after the first paint, because the
 * page contains demos or is an application itself, or `idle`, once the browser is idle after it.
 */
export type ScriptStart = 'paint' | 'idle';

/** For pages that don't paint, behind another window or prerendered, and for a busy browser, in ms. */
const LONGEST_WAIT_MS = 1000;

/** What a reader does first. Some assistive technologies only focus or click. */
const INPUT = ['pointerdown', 'click', 'keydown', 'focusin', 'wheel', 'scroll', 'input'] as const;

/** https://wicg.github.io/nav-speculation/prerendering.html */
interface PrerenderedDocument extends Document {
  readonly prerendering?: boolean;
}

/** https://wicg.github.io/netinfo/#savedata-attribute */
interface MeteredNavigator extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

interface StartOptions {
  readonly entryMeta: string;
  readonly pageMeta: string;
  readonly demoMeta: string;
  /** A selector of the canvas of a demo. */
  readonly demo: string;
  readonly servicesId: string;
  readonly reloadKey: string;
  readonly longestWait: number;
  readonly input: readonly string[];
}

function startScripts(options: StartOptions): void {
  const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`);
  const read = (name: string) => metaOf(name)?.content.split(' ') ?? [];
  const isPrerendering = () => Boolean((document as PrerenderedDocument).prerendering);
  const savesData = Boolean((navigator as MeteredNavigator).connection?.saveData);
  const waitsForIdle = () => metaOf(options.entryMeta)?.dataset.start === 'idle';

  function add(attributes: Partial<HTMLScriptElement>): void {
    document.head.append(Object.assign(document.createElement('script'), attributes));
  }

  function fetchEntry({ target }: Event): void {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') {
      return;
    }
    document.removeEventListener('load', fetchEntry, true);
    if (!savesData && !waitsForIdle()) {
      read(options.entryMeta).forEach((href) => {
        const link = document.createElement('link');
        const attributes = { rel: 'preload', as: 'script', href, fetchPriority: 'high' };
        document.head.append(Object.assign(link, attributes));
      });
    }
  }

  function isDemoInView(): boolean {
    const place = document.querySelector(options.demo)?.getBoundingClientRect();
    return Boolean(place && place.top < innerHeight && place.bottom > 0);
  }

  /** The runtime replaces the listeners and calls them without their element. */
  function removeScript(event: Event | string): void {
    if (event instanceof Event && event.target instanceof Element) {
      event.target.remove();
    }
  }

  let isRunning = false;

  function run(): void {
    if (isRunning) {
      return;
    }
    isRunning = true;
    read(options.entryMeta).forEach((src) =>
      add({ src, async: false, fetchPriority: 'high', onerror: recover }),
    );
    [...read(options.pageMeta), ...(isDemoInView() ? read(options.demoMeta) : [])].forEach((src) =>
      add({ src, fetchPriority: 'low', onload: removeScript, onerror: removeScript }),
    );
  }

  /**
   * Without a network, the next input tries again. After a deployment, the scripts of an open page
   * can be gone: it reloads once, and finds the new ones.
   */
  function recover(): void {
    if (!isRunning) {
      return;
    }
    isRunning = false;
    onInput(run);
    // Past the browser's cache, which keeps what a host has sent for a missing script.
    Promise.all(read(options.entryMeta).map((src) => fetch(src, { cache: 'reload' })))
      .then(() => fetch(location.href, { method: 'HEAD', cache: 'no-store' }))
      .then(({ ok }) => {
        const { reloadKey } = options;
        // A mark from before the reader came to the page again doesn't count.
        const isReload = performance
          .getEntriesByType('navigation')
          .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');
        const wasReloaded = isReload && sessionStorage.getItem(reloadKey) === location.pathname;
        if (ok && !wasReloaded) {
          sessionStorage.setItem(reloadKey, location.pathname);
          location.reload();
        }
      })
      .catch(() => undefined); // No network, or storage is refused.
  }

  /** A frame's callback comes before its paint, and the scripts would delay it. */
  function afterPaint(action: () => void): void {
    const paint = 'first-contentful-paint';
    // The reader may be about to open a prerendered page, which then paints.
    const isHidden = document.hidden && !isPrerendering();
    if (isHidden || performance.getEntriesByName(paint).length > 0) {
      action();
      return;
    }
    setTimeout(action, options.longestWait);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName(paint).length > 0) {
        action();
      }
    }).observe({ type: 'paint', buffered: true });
  }

  function whenIdle(action: () => void): void {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') {
      setTimeout(action);
    } else {
      requestIdleCallback(action, { timeout: options.longestWait });
    }
  }

  function onInput(action: () => void): void {
    const { input } = options;
    function onEvent({ type, target }: Event): void {
      // The page itself scrolls its menu to the current entry.
      if (type === 'scroll' && target !== document) {
        return;
      }
      input.forEach((name) => removeEventListener(name, onEvent, true));
      action();
    }
    // Before early input is withheld from everything else.
    input.forEach((name) => addEventListener(name, onEvent, true));
  }

  function start(): void {
    // Also the scroll to an anchor, and a key that was meant for the page before.
    onInput(() => afterPaint(run));
    if (!savesData) {
      afterPaint(() => (waitsForIdle() ? whenIdle(run) : run()));
    }
  }

  /** Nothing is reported, and no ad requested, for a page that may never be shown. */
  function hasServices(): boolean {
    const data = document.getElementById(options.servicesId)?.textContent;
    const { ads, analytics } = JSON.parse(data ?? '{}') as SiteServices;
    return Boolean(ads ?? analytics);
  }

  /** A host can answer with HTML that is said to be a script, which loads, but doesn't run. */
  function recoverUnreadable({ error, filename }: ErrorEvent): void {
    const { origin } = location;
    if (
      error instanceof SyntaxError &&
      read(options.entryMeta).some((src) => origin + src === filename)
    ) {
      recover();
    }
  }

  addEventListener('error', recoverUnreadable);
  document.addEventListener('load', fetchEntry, true);
  document.addEventListener(
    'DOMContentLoaded',
    () => {
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
 * style sheet. They start after the first paint (`ScriptStart`), at once on any input after it, and
 * on input alone for readers who save data. A hidden page doesn't paint, so the script doesn't wait
 * for that. A page that the browser prerenders starts if the reader doesn't open it soon, so that
 * its demos are ready.
 *
 * It fetches the entry of a page with demos once the style sheet has loaded. As scripts in the head,
 * the entry would share the bandwidth with the style sheet and the font. It runs the entry and the
 * page's own scripts, which only register their modules. Each is removed once it has loaded or
 * failed, because the bundler's runtime would wait for one that registered nothing, such as HTML
 * from a host, instead of requesting it again.
 */
export function createStartScript(): string {
  return inlineScript(startScripts, {
    entryMeta: ENTRY_META,
    pageMeta: PAGE_META,
    demoMeta: DEMO_META,
    demo: withAttribute(DEMO_CANVAS),
    servicesId: SERVICES_ELEMENT_ID,
    reloadKey: RELOAD_KEY,
    longestWait: LONGEST_WAIT_MS,
    input: INPUT,
  });
}
