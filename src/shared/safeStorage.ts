/**
 * localStorage that never throws. A browser may refuse it altogether (sandboxed frames, blocked
 * site data) or refuse a write (private windows, full disk); preferences then last for this page.
 */

/** @returns the stored text; null when there is none or storage is refused. */
export function readStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether the text was stored. */
export function writeStorage(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** @returns whether the key is gone. */
export function removeStorage(key: string): boolean {
  try {
    window.localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/**
 * Calls back when another tab changes, removes or clears any of `keys`, with the new text (null:
 * removed).
 * @returns the function that ends it.
 */
export function listenToStorage<Key extends string>(
  keys: readonly Key[],
  onChange: (key: Key, value: string | null) => void,
): () => void {
  function handle(event: StorageEvent) {
    for (const key of keys) {
      // A null key means that everything was cleared.
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
