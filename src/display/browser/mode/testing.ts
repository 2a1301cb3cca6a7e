/** A mock of the operating system's color scheme, which jsdom doesn't have. */
export interface FakeSystem {
  readonly setDark: (isDark: boolean) => void;
  readonly listenerCount: () => number;
}

export function installFakeSystem(isDark: boolean): FakeSystem {
  let matches = isDark;
  const listeners = new Set<(event: MediaQueryListEvent) => void>();
  const query = {
    get matches() {
      return matches;
    },
    addEventListener: (_type: string, listener: (event: MediaQueryListEvent) => void) =>
      listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: MediaQueryListEvent) => void) =>
      listeners.delete(listener),
  };
  window.matchMedia = () => query as unknown as MediaQueryList;
  return {
    setDark(next) {
      matches = next;
      listeners.forEach((listener) => listener({ matches: next } as MediaQueryListEvent));
    },
    listenerCount: () => listeners.size,
  };
}
