import { RUNNING_KEY, STOPPED_KEY } from '@site/src/base/shared/storageKeys';

// A theme can freeze the page that renders with it, and local storage would bring it back after each
// reload. A note in session storage lets the next page of the tab start without it.

/** How long a page must respond after the last component, in ms. */
const SETTLED_MS = 400;
/** A page that a theme blocks for so long, in ms, is as good as one that never responds. */
const FROZEN_MS = 10_000;

function read(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) {
      window.sessionStorage.removeItem(key);
    } else {
      window.sessionStorage.setItem(key, value);
    }
  } catch {
    // Without storage, nothing is remembered.
  }
}

/** A short name of a text. Two texts with the same one are as good as impossible. */
function nameOf(text: string): string {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  return `${text.length}-${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`;
}

/** Frames of the page share its storage, and only the page starts anew. */
const isTop = () => window.top === window;

let hasStarted = false;

/** A mark of an earlier page means that this page never came to remove it. */
function start(): void {
  if (hasStarted || !isTop()) {
    return;
  }
  hasStarted = true;
  const left = read(RUNNING_KEY);
  if (left !== null) {
    write(STOPPED_KEY, left);
    write(RUNNING_KEY, null);
  }
  // A page that can be left responds.
  window.addEventListener('pagehide', end);
  document.addEventListener('visibilitychange', () => document.hidden && end());
}

let began = 0;
let timer: number | undefined;
let running: string | null = null;
let known = { text: '', name: '' };

function end(): void {
  window.clearTimeout(timer);
  running = null;
  write(RUNNING_KEY, null);
}

function settle(): void {
  const blocked = performance.now() - began - SETTLED_MS;
  if (running !== null && blocked > FROZEN_MS) {
    write(STOPPED_KEY, running);
  }
  end();
}

/** Marks a theme before components render with it, until the page has shown them and responds. */
export function beginTrial(text: string): void {
  start();
  if (!isTop() || document.hidden) {
    return;
  }
  if (known.text !== text) {
    known = { text, name: nameOf(text) };
  }
  if (running !== known.name) {
    running = known.name;
    write(RUNNING_KEY, running);
  }
  began = performance.now();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(settle, SETTLED_MS);
    }),
  );
}

/** Whether a page of this tab stopped responding with the theme. */
export function hasFrozen(text: string): boolean {
  start();
  return read(STOPPED_KEY) === nameOf(text);
}

/** Gives the theme another try. */
export function forgetFreeze(): void {
  write(STOPPED_KEY, null);
}
