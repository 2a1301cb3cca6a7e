/** Latest time in ms after which work waiting for idle time starts anyway. */
const IDLE_TIMEOUT = 4000;

/**
 * Calls back once the browser has nothing better to do.
 *
 * @returns the function that cancels the call
 */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, IDLE_TIMEOUT);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: IDLE_TIMEOUT });
  return () => cancelIdleCallback(handle);
}
