/**
 * Local storage that never throws: browsers refuse it in private windows, under strict cookie
 * settings and when it is full. A refused read is "nothing stored", a refused write is lost.
 */
export const safeStorage = {
  get(key: string): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  set(key: string, value: string): void {
    try {
      window.localStorage.setItem(key, value);
    } catch {
      // The choice still holds for this page; there is nothing to tell the reader.
    }
  },
};
