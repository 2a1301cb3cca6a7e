/**
 * `window.gtag`: always there and always safe to call, whatever the build and the reader decided.
 * What it is told goes nowhere until measuring is allowed.
 */
declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag: (...parameters: readonly unknown[]) => void;
  }
}

/** Calls kept for a script that has not answered yet. It may never do so: the list must not grow for ever. */
export const MAX_WAITING_CALLS = 100;

let isOpen = false;
let isAnswered = false;

/** Passes calls on. The script replaces the list's `push` when it arrives, and so hears of them. */
function gtag(): void {
  const waiting = (window.dataLayer ??= []);
  if (isOpen && (isAnswered || waiting.length < MAX_WAITING_CALLS)) {
    // The script reads `arguments` objects; arrays mean something else to it.
    waiting.push(arguments);
  }
}

/** Makes `window.gtag` exist. */
export function installGtag(): void {
  if (typeof window !== 'undefined') {
    window.gtag ??= gtag;
  }
}

/** From now on calls are passed on. */
export function openGtag(): void {
  isOpen = true;
}

/** From now on calls go nowhere, and what still waits is forgotten. */
export function closeGtag(): void {
  isOpen = false;
  isAnswered = false;
  window.dataLayer?.splice(0);
}

/** The script is there: calls need not wait any more. */
export function markGtagAnswered(): void {
  isAnswered = true;
}
