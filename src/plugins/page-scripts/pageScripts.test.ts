/** @jest-environment jsdom */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  createFetchScript,
  createStartScript,
  namePageScripts,
  rewriteFile,
  scriptStart,
  type ScriptStart,
} from './pageScripts';

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
  // Ends the waiting of an earlier test.
  dispatchEvent(new Event('keydown'));
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
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function loadHead(start: ScriptStart): void {
  const page = namePageScripts(HEAD, PAGE, start);
  document.head.innerHTML = page.slice('<head>'.length, page.indexOf('</head>'));
}

function load(start: ScriptStart): void {
  loadHead(start);
  new Function(createStartScript())();
}

describe('fetching ahead', () => {
  const loaded = (selector: string) =>
    document.head.querySelector(selector)?.dispatchEvent(new Event('load'));

  it('fetches the entry once the style sheet has loaded', () => {
    new Function(createFetchScript())();
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
    new Function(createFetchScript())();
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

  it('waits until a prerendered page is shown', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    load('paint');
    jest.runAllTimers();
    expect(running()).toEqual([]);
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(running()).toEqual([...ENTRY, ...PAGE]);
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
    ['presses a key', 'p', 'keydown'],
  ])('starts when the reader %s', (_reason, selector, type) => {
    document.body.innerHTML = CONTENT;
    load('reader');
    dispatch(document.querySelector(selector), type);
    dispatch(document.querySelector(selector), type);
    expect(running()).toEqual([...ENTRY, ...PAGE]);
  });

  it('starts when the reader scrolls the page', () => {
    load('reader');
    document.dispatchEvent(new Event('scroll', { bubbles: true }));
    expect(running()).toEqual([...ENTRY, ...PAGE]);
  });

  it.each([
    ['points at a link', 'a', 'pointerover'],
    ['focuses a link', 'a', 'focusin'],
    ['points at text', 'p', 'pointerover'],
    ['presses a link', 'a', 'pointerdown'],
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
});

it('removes a failed script of the page, so that the runtime requests it again', () => {
  load('paint');
  paint();
  document.head.querySelector(`script[src="${PAGE[0]}"]`)?.dispatchEvent(new Event('error'));
  expect(running()).toEqual([...ENTRY, PAGE[1]]);
});

it('does nothing on a page without script names', () => {
  new Function(createStartScript())();
  jest.runAllTimers();
  expect(document.head).toBeEmptyDOMElement();
});

it.each(['{}', '<head></head>', HEAD.replace('</head>', '')])('refuses "%s"', (html) => {
  expect(() => namePageScripts(html, [], 'paint')).toThrow("Docusaurus's scripts in its head");
});

it.each<[string, ScriptStart]>([
  ['<!doctype html><html lang=en class="plugin-docs docs-doc-page"><p>Text', 'reader'],
  ['<!doctype html><html class="docs-doc-page"><div class=a data-demo-canvas=Bars>', 'paint'],
  ['<!doctype html><html class="docs-doc-page"><code>&lt;div data-demo-canvas', 'reader'],
  ['<!doctype html><html class="plugin-pages"><p>docs-doc-page', 'paint'],
])('knows when %s starts', (html, start) => {
  expect(scriptStart(html)).toBe(start);
});

it('replaces a file without leaving a temporary one', async () => {
  jest.useRealTimers();
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'page-scripts-'));
  const file = path.join(folder, 'index.html');
  await fs.writeFile(file, 'old');
  await rewriteFile(file, (text) => `${text} and new`);
  expect(await fs.readFile(file, 'utf8')).toBe('old and new');
  expect(await fs.readdir(folder)).toEqual(['index.html']);
  await fs.rm(folder, { recursive: true });
});
