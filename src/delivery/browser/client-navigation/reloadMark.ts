import { RELOAD_KEY } from '@site/src/base/shared/storageKeys';

/** @returns whether the last reload was for this page, or `null` if storage is unavailable */
export function wasReloadedFor(path: string): boolean | null {
  try {
    return window.sessionStorage.getItem(RELOAD_KEY) === path;
  } catch {
    return null;
  }
}

/** @returns whether the reload could be stored */
export function markReloadFor(path: string): boolean {
  try {
    window.sessionStorage.setItem(RELOAD_KEY, path);
    return true;
  } catch {
    return false;
  }
}

/** Called when the page has loaded, so that it may reload again after another deployment. */
export function clearReloadMark(): void {
  try {
    window.sessionStorage.removeItem(RELOAD_KEY);
  } catch {
    // There is nothing to clear.
  }
}
