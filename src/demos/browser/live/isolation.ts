/** Whether this document is sandboxed, so that code in it can't reach the site. */
export function isIsolated(): boolean {
  return window.origin === 'null' && window.parent !== window;
}

function createStorage() {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(String(key)) ?? null,
    setItem: (key: string, value: string) => void items.set(String(key), String(value)),
    removeItem: (key: string) => void items.delete(String(key)),
    clear: () => items.clear(),
  };
}

/**
 * A sandboxed document throws when code uses its storage, cookies, or service workers. This replaces
 * them by empty ones that last as long as the document, because demos and the site's own code use them.
 */
export function provideStorage(): void {
  Object.defineProperty(window, 'localStorage', { value: createStorage() });
  Object.defineProperty(window, 'sessionStorage', { value: createStorage() });
  Object.defineProperty(document, 'cookie', { value: '', writable: true });
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
}

/**
 * Elements only take the focus while the reader is in the frame: edited code restarts while the reader
 * types beside it, and an `autoFocus` in it would take the next letters.
 */
export function keepFocus(): void {
  for (const { prototype } of [HTMLElement, SVGElement]) {
    const { focus } = prototype;
    prototype.focus = function focusInside(this: HTMLElement & SVGElement, ...options) {
      if (document.hasFocus()) {
        focus.apply(this, options);
      }
    };
  }
}

/** The policy of the document forbids requests, but not the connections of WebRTC. */
export function removeConnections(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
    Object.defineProperty(window, name, { value: undefined });
  }
}
