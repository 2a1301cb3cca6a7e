/** When work starts even if the browser is never idle, in ms. */
const IDLE_TIMEOUT = 4000;

/**
 * Calls back when the browser is idle.
 *
 * @returns a function that cancels the call
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
