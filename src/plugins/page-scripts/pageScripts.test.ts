/** @jest-environment jsdom */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createFetchScript, createStartScript, namePageScripts, rewriteFile } from './pageScripts';

const HEAD = `<head><title>Bars</title><link rel=stylesheet href=/x/styles.css>\
<script src=/x/assets/js/runtime~main.1.js defer></script>\
<script src="/x/assets/js/main.2.js" defer="defer"></script></head><body>`;

const fetched = () =>
  [...document.head.querySelectorAll('[rel=preload]')].map((link) => link.getAttribute('href'));
const running = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

const ENTRY = ['/x/assets/js/runtime~main.1.js', '/x/assets/js/main.2.js'];
const PAGE = ['/x/1.js', '/x/2.js'];

function start(): void {
  const page = namePageScripts(HEAD, PAGE);
  document.head.innerHTML = page.slice('<head>'.length, page.indexOf('</head>'));
  new Function(createStartScript())();
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('fetches the entry once the style sheet has loaded', () => {
  new Function(createFetchScript())();
  start();
  expect(fetched()).toEqual([]);
  const load = (selector: string) =>
    document.head.querySelector(selector)?.dispatchEvent(new Event('load'));
  load('script, title');
  expect(fetched()).toEqual([]);
  load('[rel=stylesheet]');
  expect(fetched()).toEqual(ENTRY);
  expect(document.head.querySelector('[rel=preload]')).toMatchObject({ as: 'script' });
  load('[rel=stylesheet]');
  expect(fetched()).toEqual(ENTRY);
});

it('runs the entry and the scripts of the page after the first paint', () => {
  start();
  jest.advanceTimersToNextFrame();
  expect(running()).toEqual([]);

  jest.advanceTimersByTime(1);
  expect(running()).toEqual([...ENTRY, ...PAGE]);
  // An async script would run when it arrives, and not after those before it.
  expect(document.head.querySelector('script')?.async).toBe(false);
  jest.runAllTimers();
  expect(running()).toHaveLength(4);
});

it('removes a failed script of the page, so that the runtime requests it again', () => {
  start();
  jest.advanceTimersByTime(1000);
  document.head.querySelector(`script[src="${PAGE[0]}"]`)?.dispatchEvent(new Event('error'));
  expect(running()).toEqual([...ENTRY, PAGE[1]]);
});

it('does not wait forever for a paint', () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  start();
  jest.advanceTimersByTime(1000);
  expect(running()).toEqual([...ENTRY, ...PAGE]);
});

it('does not wait in a hidden page', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  start();
  expect(running()).toEqual([...ENTRY, ...PAGE]);
});

it('does nothing on a page without script names', () => {
  new Function(createStartScript())();
  jest.runAllTimers();
  expect(document.head).toBeEmptyDOMElement();
});

it.each(['{}', '<head></head>', HEAD.replace('</head>', '')])('refuses "%s"', (html) => {
  expect(() => namePageScripts(html, [])).toThrow("Docusaurus's scripts in its head");
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
