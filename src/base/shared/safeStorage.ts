/**
 * Access to storage that never throws. A browser can block it (sandboxed frames, blocked site data) or
 * reject a write (private windows, full disk); then preferences only apply to this page.
 */

/** `sessionStorage` is that of the tab. Default: `localStorage`, which all tabs share. */
type Area = 'localStorage' | 'sessionStorage';

/** @returns the stored value, or `null` if there is none or storage is unavailable */
export function readStorage(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether the value was stored */
export function writeStorage(key: string, value: string, area: Area = 'localStorage'): boolean {
  try {
    window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** @returns whether the key was removed */
export function removeStorage(key: string, area: Area = 'localStorage'): boolean {
  try {
    window[area].removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/**
 * Calls back when another tab changes, removes, or clears any of `keys`, with the new value (`null`
 * if removed).
 *
 * @returns a function that unsubscribes
 */
export function listenToStorage<Key extends string>(
  keys: readonly Key[],
  onChange: (key: Key, value: string | null) => void,
): () => void {
  function handle(event: StorageEvent) {
    for (const key of keys) {
      // A `null` key means that the storage was cleared.
      if (event.key === null) {
        onChange(key, null);
      } else if (event.key === key) {
        onChange(key, event.newValue);
      }
    }
  }
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}
