/** Remembers which page was reloaded, until the tab is closed. */
const KEY = 'docs-reloaded-for';

/** @returns whether the last reload was for this page, or `null` if storage is unavailable */
export function wasReloadedFor(path: string): boolean | null {
  try {
    return window.sessionStorage.getItem(KEY) === path;
  } catch {
    return null;
  }
}

/** @returns whether the reload could be stored */
export function markReloadFor(path: string): boolean {
  try {
    window.sessionStorage.setItem(KEY, path);
    return true;
  } catch {
    return false;
  }
}

/** Called when the page has loaded, so that it may reload again after another deployment. */
export function clearReloadMark(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // There is nothing to clear.
  }
}
