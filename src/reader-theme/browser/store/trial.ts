import { readStorage, removeStorage, writeStorage } from '@site/src/base/shared/safeStorage';
import { RUNNING_KEY, STOPPED_KEY } from '@site/src/base/shared/storageKeys';

// A theme can freeze the page that renders with it, and local storage would bring it back after each
// reload. A note in session storage lets the next page of the tab start without it.
const TAB = 'sessionStorage';

/** How long a page must respond after the last component, in ms. */
const SETTLED_MS = 400;
/** A page that a theme blocks for so long, in ms, is as good as one that never responds. */
const FROZEN_MS = 10_000;

/** Frames of the page share its storage, and only the page starts anew. */
const isTop = () => window.top === window;

let hasStarted = false;

/** A mark of an earlier page means that this page never came to remove it. */
function start(): void {
  if (hasStarted || !isTop()) {
    return;
  }
  hasStarted = true;
  const left = readStorage(RUNNING_KEY, TAB);
  if (left !== null) {
    writeStorage(STOPPED_KEY, left, TAB);
    removeStorage(RUNNING_KEY, TAB);
  }
  // A page that can be left responds.
  window.addEventListener('pagehide', end);
  document.addEventListener('visibilitychange', () => document.hidden && end());
}

let began = 0;
let timer: number | undefined;
let running: string | null = null;

function end(): void {
  window.clearTimeout(timer);
  running = null;
  removeStorage(RUNNING_KEY, TAB);
}

/** Remembers a theme that has blocked the page since a component began to render with it. */
function noteFreeze(): void {
  const blocked = performance.now() - began - SETTLED_MS;
  if (running !== null && blocked > FROZEN_MS) {
    writeStorage(STOPPED_KEY, running, TAB);
  }
}

function settle(): void {
  noteFreeze();
  end();
}

/** Marks a theme before components render with it, until the page has shown them and responds. */
export function beginTrial(text: string): void {
  start();
  if (!isTop() || document.hidden) {
    return;
  }
  // The next component can begin before the timer comes to tell how long the last one took.
  noteFreeze();
  if (running !== text) {
    running = text;
    writeStorage(RUNNING_KEY, running, TAB);
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
  return readStorage(STOPPED_KEY, TAB) === text;
}

/** Gives the theme another try. */
export function forgetFreeze(): void {
  removeStorage(STOPPED_KEY, TAB);
}
