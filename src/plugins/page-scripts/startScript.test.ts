/** @jest-environment jsdom */
import { namePageScripts } from './pageScripts';
import { createStartScript, type ScriptStart } from './startScript';

/** The first tag of a page that starts then. */
const ROOTS = {
  paint: '<!doctype html><html class="plugin-pages">',
  reader: '<!doctype html><html class="docs-doc-page">',
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
  HTMLScriptElement.supports = (type) => type === 'speculationrules';
});
afterEach(() => {
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
  jest.restoreAllMocks();
  // Ends the waiting of the script.
  document.head.innerHTML = '<link rel=stylesheet>';
  loaded('[rel=stylesheet]');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  dispatchEvent(new Event('keydown'));
  jest.runAllTimers();
  jest.useRealTimers();
});

/** Loads the head of a page, which the script is a part of. */
function loadHead(start: ScriptStart): void {
  new Function(createStartScript())();
  const page = namePageScripts(ROOTS[start] + HEAD, PAGE);
  const begin = page.indexOf('<head>') + '<head>'.length;
  document.head.innerHTML = page.slice(begin, page.indexOf('</head>'));
}

function load(start: ScriptStart): void {
  loadHead(start);
  document.dispatchEvent(new Event('DOMContentLoaded'));
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

  it('fetches nothing for a page that waits for its reader', () => {
    loadHead('reader');
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

  it('lets the application navigate from then on', () => {
    document.body.innerHTML = '<script type="speculationrules">{}</script>';
    load('paint');
    expect(document.body.children).toHaveLength(1);
    paint();
    expect(document.body).toBeEmptyDOMElement();
  });
});

describe('a page that waits for its reader', () => {
  const CONTENT = '<p>Bars</p><a href="/x/">Home</a><button><b>Search</b></button>';
  const dispatch = (target: EventTarget | null, type: string) =>
    target?.dispatchEvent(new Event(type, { bubbles: true }));

  it('starts nothing by itself', () => {
    load('reader');
    paint();
    jest.runAllTimers();
    expect(running()).toEqual([]);
  });

  it.each([
    ['points at a control', 'b', 'pointerover'],
    ['focuses a control', 'button', 'focusin'],
    ['presses a control without pointing at it', 'b', 'click'],
    ['presses a key', 'p', 'keydown'],
    ['follows a link to a section', 'a', 'hashchange'],
    ['changes a choice on another page', 'p', 'storage'],
  ])('starts when the reader %s', (_reason, selector, type) => {
    document.body.innerHTML = CONTENT;
    load('reader');
    dispatch(document.querySelector(selector), type);
    dispatch(document.querySelector(selector), type);
    expect(running()).toEqual([...ENTRY, ...PAGE]);
  });

  it('starts when the reader scrolls the page, but not the menu', () => {
    document.body.innerHTML = CONTENT;
    load('reader');
    document.querySelector('p')?.dispatchEvent(new Event('scroll'));
    expect(running()).toEqual([]);
    document.dispatchEvent(new Event('scroll', { bubbles: true }));
    expect(running()).toEqual([...ENTRY, ...PAGE]);
  });

  it('starts with a key that is withheld from the page', () => {
    const withhold = (event: Event) => event.stopPropagation();
    document.addEventListener('keydown', withhold, true);
    load('reader');
    dispatch(document.body, 'keydown');
    document.removeEventListener('keydown', withhold, true);
    expect(running()).toEqual([...ENTRY, ...PAGE]);
  });

  it('starts when the reader comes back to a page that the browser has kept', () => {
    load('reader');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(running()).toEqual([]);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(running()).toEqual([...ENTRY, ...PAGE]);
  });

  it.each([
    ['points at a link', 'a', 'pointerover'],
    ['focuses a link', 'a', 'focusin'],
    ['points at text', 'p', 'pointerover'],
    ['presses a link', 'a', 'click'],
  ])('does not start when the reader %s', (_reason, selector, type) => {
    document.body.innerHTML = CONTENT;
    load('reader');
    dispatch(document.querySelector(selector), type);
    expect(running()).toEqual([]);
  });

  it.each([
    ['an address with an anchor', () => history.replaceState(null, '', '#props')],
    ['an address with a query', () => history.replaceState(null, '', '?filter=rows')],
    ['a stored choice', () => localStorage.setItem('apiPage_props', 'expanded')],
  ])('starts after the first paint with %s', (_reason, prepare) => {
    prepare();
    load('reader');
    expect(running()).toEqual([]);
    paint();
    expect(running()).toEqual([...ENTRY, ...PAGE]);
  });

  it('waits with other stored data, and if storage is refused', () => {
    localStorage.setItem('mui-mode', 'dark');
    localStorage.setItem('feedback-/x/introduction/', '1');
    load('reader');
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    load('reader');
    paint();
    jest.runAllTimers();
    expect(running()).toEqual([]);
  });

  it.each([
    ['{"analytics":{"id":"G-1","consent":"opt-out"}}', ENTRY.length + PAGE.length],
    ['{"ads":{"onPages":true,"displayRatio":0.1}}', ENTRY.length + PAGE.length],
    ['{"feedback":{"url":"/feedback"}}', 0],
  ])('with the services %s, starts %d scripts in idle time', (services, count) => {
    document.body.innerHTML = `<script type="application/json" id="site-services">${services}</script>`;
    load('reader');
    expect(running()).toEqual([]);
    paint();
    jest.runAllTimers();
    expect(running()).toHaveLength(count);
  });

  it('starts in idle time in a browser without speculation rules', () => {
    HTMLScriptElement.supports = () => false;
    load('reader');
    paint();
    expect(running()).toEqual([]);
    jest.runAllTimers();
    expect(running()).toEqual([...ENTRY, ...PAGE]);
  });

  it('starts in idle time in a browser that cannot tell what it supports', () => {
    Reflect.deleteProperty(HTMLScriptElement, 'supports');
    load('reader');
    paint();
    jest.runAllTimers();
    expect(running()).toEqual([...ENTRY, ...PAGE]);
  });

  it('starts in idle time if the page is kept for offline reading', () => {
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { controller: {} },
      configurable: true,
    });
    load('reader');
    paint();
    expect(running()).toEqual([]);
    jest.runAllTimers();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    expect(running()).toEqual([...ENTRY, ...PAGE]);
  });
});

it('removes a failed script of the page, so that the runtime requests it again', () => {
  load('paint');
  paint();
  document.head.querySelector(`script[src="${PAGE[0]}"]`)?.dispatchEvent(new Event('error'));
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

  it('are requested again with the next action of the reader', async () => {
    const fetchPage = answer(false);
    load('reader');
    dispatchEvent(new Event('keydown'));
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
