import { savesData } from '@site/src/features/page-preload';

/** Latest time in ms after which work waiting for idle time starts anyway. */
const IDLE_TIMEOUT = 4000;

/**
 * Calls back once the reader scrolls and the browser has nothing better to do: many readers find
 * what they came for on the first screen, and should not pay for the rest. Never on connections
 * that are slow or ask to save data.
 *
 * @returns the function that cancels the call
 */
export function whenReading(callback: () => void): () => void {
  if (savesData(navigator)) {
    return () => undefined;
  }
  let cancel = () => window.removeEventListener('scroll', onScroll);
  function onScroll() {
    cancel = whenIdle(callback);
  }
  window.addEventListener('scroll', onScroll, { passive: true, once: true });
  return () => cancel();
}

function whenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, IDLE_TIMEOUT);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: IDLE_TIMEOUT });
  return () => cancelIdleCallback(handle);
}
