import { savesData, whenIdle } from '@site/src/features/client-navigation';

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
