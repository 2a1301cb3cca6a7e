/** @jest-environment jsdom */
import { namePageScripts } from './pageScripts';
import { createStartScript, type ScriptStart } from './startScript';

/** The first tag of a page that starts then. */
const ROOTS = {
  paint: '<!doctype html><html class="plugin-pages">',
  idle: '<!doctype html><html class="docs-doc-page">',
} satisfies Record<ScriptStart, string>;

const HEAD = `<head><title>Bars</title><link rel=stylesheet href=/x/styles.css>\
<script src=/x/assets/js/runtime~main.1.js defer></script>\
<script src="/x/assets/js/main.2.js" defer="defer"></script></head><body>`;

const fetched = () =>
  [...document.head.querySelectorAll('[rel=preload]')].map((link) => link.getAttribute('href'));
const running = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

const ENTRY = ['/x/assets/js/runtime~main.1.js', '/x/assets/js/main.2.js'];
const PAGE = ['/x/1.js', '/x/2.js'];
const DEMO = ['/x/3.js'];

/** Reports the first paint of the page to the scripts that wait for it. */
let paint: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  history.replaceState(null, '', '/');
  const observers: (() => void)[] = [];
  window.PerformanceObserver = class {
    observe = jest.fn();
    constructor(callback: PerformanceObserverCallback) {
      const list = {
        getEntriesByName: (name: string) => (name === 'first-contentful-paint' ? [{}] : []),
      };
      observers.push(() => callback(list as never, this as never));
    }
  } as never;
  paint = () => observers.forEach((report) => report());
  performance.getEntriesByName = () => [];
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  jest.restoreAllMocks();
  // Ends the waiting of the script.
  document.head.innerHTML = '<link rel=stylesheet>';
  loaded('[rel=stylesheet]');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  dispatchEvent(new Event('keydown'));
  paint();
  jest.runAllTimers();
  jest.useRealTimers();
});

/** Loads the head of a page, which the script is a part of. */
function loadHead(start: ScriptStart): void {
  new Function(createStartScript())();
  const page = namePageScripts(ROOTS[start] + HEAD, { page: PAGE, demo: DEMO });
  const begin = page.indexOf('<head>') + '<head>'.length;
  document.head.innerHTML = page.slice(begin, page.indexOf('</head>'));
}

function load(start: ScriptStart): void {
  loadHead(start);
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

function saveData(saves: boolean): void {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: saves },
    configurable: true,
  });
}

function loaded(selector: string): void {
  document.head.querySelector(selector)?.dispatchEvent(new Event('load'));
}

describe('fetching ahead', () => {
  it('fetches the entry once the style sheet has loaded', () => {
    loadHead('paint');
    expect(fetched()).toEqual([]);
    loaded('title');
    expect(fetched()).toEqual([]);
    loaded('[rel=stylesheet]');
    expect(fetched()).toEqual(ENTRY);
    expect(document.head.querySelector('[rel=preload]')).toMatchObject({ as: 'script' });
    loaded('[rel=stylesheet]');
    expect(fetched()).toEqual(ENTRY);
  });

  it.each([
    ['a page that waits for idle time', 'idle', false],
    ['a reader who saves data', 'paint', true],
  ] as const)('fetches nothing for %s', (_case, start, savesData) => {
    saveData(savesData);
    loadHead(start);
    loaded('[rel=stylesheet]');
    expect(fetched()).toEqual([]);
  });
});

describe('a page that starts after its first paint', () => {
  it('runs the entry and its own scripts after the paint, once', () => {
    load('paint');
    jest.advanceTimersByTime(500);
    expect(running()).toEqual([]);
    paint();
    expect(running()).toEqual([...ENTRY, ...PAGE]);
    // In order.
    expect(document.head.querySelector('script')?.async).toBe(false);
    jest.runAllTimers();
    expect(running()).toHaveLength(4);
  });

  it.each([
    ['in view', 100, true],
    ['below the screen', 2000, false],
    ['above the screen', -900, false],
  ])('loads the scripts of the first demo if it is %s', (_place, top, isLoaded) => {
    document.body.innerHTML = '<div data-demo-canvas="Bars"></div><div data-demo-canvas="B"></div>';
    document.querySelector('div')!.getBoundingClientRect = () => new DOMRect(0, top, 600, 400);
    load('paint');
    paint();
    expect(running()).toEqual([...ENTRY, ...PAGE, ...(isLoaded ? DEMO : [])]);
  });

  it('does not wait forever for a paint', () => {
    load('paint');
    jest.advanceTimersByTime(1000);
    expect(running()).toEqual([...ENTRY, ...PAGE]);
  });

  it('does not wait in a hidden page', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    load('paint');
    expect(running()).toEqual([...ENTRY, ...PAGE]);
  });

  describe('opened ahead', () => {
    beforeEach(() => {
      jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    });
    afterEach(() => Reflect.deleteProperty(document, 'prerendering'));

    it('starts after the paint if the reader opens it soon, and otherwise before', () => {
      load('paint');
      expect(running()).toEqual([]);
      jest.advanceTimersByTime(1000);
      expect(running()).toEqual([...ENTRY, ...PAGE]);
    });

    it('waits until it is shown if it has ads or analytics', () => {
      document.body.innerHTML =
        '<script type="application/json" id="site-services">{"ads":{"onPages":true}}</script>';
      load('paint');
      jest.runAllTimers();
      expect(running()).toEqual([]);
      Reflect.deleteProperty(document, 'prerendering');
      document.dispatchEvent(new Event('prerenderingchange'));
      expect(running()).toEqual([...ENTRY, ...PAGE]);
    });
  });
});

describe('a page without demos', () => {
  it('starts in idle time after the paint', () => {
    load('idle');
    expect(running()).toEqual([]);
    paint();
    expect(running()).toEqual([]);
    jest.runAllTimers();
    expect(running()).toEqual([...ENTRY, ...PAGE]);
  });

  it('does not wait forever for idle time', () => {
    const whenIdle = jest.fn();
    window.requestIdleCallback = whenIdle;
    load('idle');
    paint();
    expect(whenIdle).toHaveBeenCalledWith(expect.any(Function), { timeout: 1000 });
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });
});

describe.each(['paint', 'idle'] as const)('input, on a page that starts by %s', (start) => {
  it.each(['pointerdown', 'click', 'keydown', 'focusin', 'wheel', 'input'])(
    'starts it at once after the paint: %s',
    (type) => {
      saveData(true);
      load(start);
      performance.getEntriesByName = () => [{}] as never;
      document.body.dispatchEvent(new Event(type));
      document.body.dispatchEvent(new Event(type));
      expect(running()).toEqual([...ENTRY, ...PAGE]);
    },
  );

  it('is the scrolling of the page, but not of the menu', () => {
    saveData(true);
    load(start);
    paint();
    document.body.dispatchEvent(new Event('scroll'));
    expect(running()).toEqual([]);
    document.dispatchEvent(new Event('scroll'));
    paint();
    expect(running()).toEqual([...ENTRY, ...PAGE]);
  });

  it('does not start it before the paint', () => {
    saveData(true);
    load(start);
    document.dispatchEvent(new Event('scroll'));
    expect(running()).toEqual([]);
    paint();
    expect(running()).toEqual([...ENTRY, ...PAGE]);
  });

  it('starts it although it is withheld from the page', () => {
    const withhold = (event: Event) => event.stopPropagation();
    document.addEventListener('keydown', withhold, true);
    saveData(true);
    load(start);
    document.body.dispatchEvent(new Event('keydown'));
    paint();
    document.removeEventListener('keydown', withhold, true);
    expect(running()).toEqual([...ENTRY, ...PAGE]);
  });

  it('is what a reader who saves data needs', () => {
    saveData(true);
    load(start);
    paint();
    jest.runAllTimers();
    expect(running()).toEqual([]);
  });
});

// A script that contains HTML loads, too.
it.each(['error', 'load'])('removes a script of the page after its event: %s', (type) => {
  load('paint');
  paint();
  document.head.querySelector(`script[src="${PAGE[0]}"]`)?.dispatchEvent(new Event(type));
  expect(running()).toEqual([...ENTRY, PAGE[1]]);
});

describe('scripts that are gone', () => {
  const fail = () => document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  const answer = (ok: boolean) => {
    const fetchPage = jest.fn().mockResolvedValue({ ok });
    window.fetch = fetchPage;
    return fetchPage;
  };

  /** Until the answers of the host have been read. */
  const settle = async () => {
    for (let step = 0; step < 10; step += 1) {
      await Promise.resolve();
    }
  };

  it('are requested again past the cache, which may have kept that they were missing', async () => {
    const fetchPage = answer(false);
    load('paint');
    paint();
    fail();
    await settle();
    expect(fetchPage.mock.calls).toEqual([
      ...ENTRY.map((src) => [src, { cache: 'reload' }]),
      ['http://localhost/', { method: 'HEAD', cache: 'no-store' }],
    ]);
  });

  it.each([
    ['an entry script that is HTML', ENTRY[1], new SyntaxError(), 3],
    ['another script that is HTML', PAGE[0], new SyntaxError(), 0],
    ['an error of an entry script', ENTRY[1], new TypeError(), 0],
  ])('are requested again past the cache, or not: %s', async (_case, src, error, requests) => {
    const fetchPage = answer(false);
    load('paint');
    paint();
    dispatchEvent(new ErrorEvent('error', { filename: location.origin + src, error }));
    await settle();
    // The scripts of other tests listen as well.
    expect(new Set(fetchPage.mock.calls.map(([url]) => url)).size).toBe(requests);
  });

  it('are requested again with the next input', async () => {
    const fetchPage = answer(false);
    load('paint');
    paint();
    fail();
    document.head.querySelectorAll('script').forEach((script) => script.remove());
    await settle();
    expect(fetchPage).toHaveBeenCalledWith('http://localhost/', {
      method: 'HEAD',
      cache: 'no-store',
    });
    dispatchEvent(new Event('keydown'));
    expect(running()).toEqual([...ENTRY, ...PAGE]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('do not reload the page a second time', async () => {
    sessionStorage.setItem('docs-reloaded-for', '/');
    answer(true);
    load('paint');
    paint();
    fail();
    await settle();
    // jsdom can't reload, and would report the attempt.
    expect(sessionStorage).toHaveLength(1);
    sessionStorage.clear();
  });
});

it('does nothing on a page without script names', () => {
  new Function(createStartScript())();
  document.head.replaceChildren();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  jest.runAllTimers();
  expect(document.head).toBeEmptyDOMElement();
});
