import { savesData } from './savesData';
import { whenIdle } from './whenIdle';

/**
 * Calls back after the reader has scrolled and the browser is idle. Many readers find what they
 * need on the first screen and shouldn't download the rest. Never calls back on slow connections or
 * if the reader saves data.
 *
 * @returns a function that cancels the call
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
