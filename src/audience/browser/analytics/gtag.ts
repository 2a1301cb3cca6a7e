/**
 * `window.gtag`, which always exists and is always safe to call. Calls are dropped until analytics
 * are allowed.
 */
declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag: (...parameters: readonly unknown[]) => void;
  }
}

/**
 * How many calls are queued for a script that hasn't loaded. It may never load, so the queue is
 * limited.
 */
export const MAX_WAITING_CALLS = 100;

let isOpen = false;
let isAnswered = false;

/**
 * Queues a call. When the script loads, it replaces the queue's `push` method and receives later
 * calls.
 */
function gtag(): void {
  const waiting = (window.dataLayer ??= []);
  if (isOpen && (isAnswered || waiting.length < MAX_WAITING_CALLS)) {
    // The script requires `arguments` objects and interprets arrays differently.
    waiting.push(arguments);
  }
}

export function installGtag(): void {
  if (typeof window !== 'undefined') {
    window.gtag ??= gtag;
  }
}

/**
 * Starts queueing calls, after those that configure the service. The script that sends them can load
 * later.
 *
 * @param id measurement id
 */
export function openGtag(id: string): void {
  isOpen = true;
  window.gtag('js', new Date());
  // The site navigates without page loads, so it reports page views itself.
  window.gtag('config', id, { send_page_view: false });
}

/** Stops forwarding calls and drops those in the queue. */
export function closeGtag(): void {
  isOpen = false;
  isAnswered = false;
  window.dataLayer?.splice(0);
}

/** Marks the script as loaded, which removes the limit of the queue. */
export function markGtagAnswered(): void {
  isAnswered = true;
}
