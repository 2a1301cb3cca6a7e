import { removeStorage, writeStorage } from '@site/src/base/shared/safeStorage';
import { RELOAD_KEY } from '@site/src/base/shared/storageKeys';

/**
 * A mark from before the reader came to the page again doesn't count: the host may be well by now.
 *
 * @returns whether this document is a reload for this page, or `null` if storage is unavailable
 */
export function wasReloadedFor(path: string): boolean | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  try {
    return window.sessionStorage.getItem(RELOAD_KEY) === path && navigation?.type === 'reload';
  } catch {
    return null;
  }
}

/** @returns whether the reload could be stored */
export const markReloadFor = (path: string) => writeStorage(RELOAD_KEY, path, 'sessionStorage');

/** Called when the page has loaded, so that it may reload again after another deployment. */
export const clearReloadMark = () => removeStorage(RELOAD_KEY, 'sessionStorage');
