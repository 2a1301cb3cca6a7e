/** Remembers across a reload, and no longer than the tab, which page it was for. */
const KEY = 'docs-reloaded-for';

/** @returns whether the last reload was for this page; null when storage is refused. */
export function wasReloadedFor(path: string): boolean | null {
  try {
    return window.sessionStorage.getItem(KEY) === path;
  } catch {
    return null;
  }
}

/** @returns whether it can be remembered. */
export function markReloadFor(path: string): boolean {
  try {
    window.sessionStorage.setItem(KEY, path);
    return true;
  } catch {
    return false;
  }
}

/** The page was loaded: another deploy may reload for it again. */
export function clearReloadMark(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Then there is none.
  }
}
