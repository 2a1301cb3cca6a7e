/** Reads a value from local storage. A missing, damaged or refused storage yields the fallback. */
export function readStored<T>(key: string, fallback: T): T {
  try {
    const text = window.localStorage.getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

/** Writes a value. If the browser refuses, the choice just lasts until the page is left. */
export function writeStored(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or switched off.
  }
}
