import { useEffect, useEffectEvent } from 'react';

/** On phones, where the search covers the page, so that readers expect "back" to leave it. */
const PHONE = '(width < 37.5rem)';

/** Whether the newest entry of the browser's history is the open search. */
let hasEntry = false;

/**
 * Lets a navigation from the search replace its entry in the browser's history.
 *
 * @returns whether there is one
 */
export function takeHistoryEntry(): boolean {
  const had = hasEntry;
  hasEntry = false;
  return had;
}

/**
 * On phones, "back" closes the search: an open search has an entry in the browser's history, which
 * is removed when the search is closed in another way. The router doesn't learn of it, because the
 * address stays the same.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen || !window.matchMedia?.(PHONE).matches) {
      return undefined;
    }
    // The state is the router's, so that it recognizes its page.
    window.history.pushState(window.history.state, '');
    hasEntry = true;
    const onPop = (event: PopStateEvent) => {
      if (hasEntry) {
        hasEntry = false;
        event.stopImmediatePropagation();
        close();
      }
    };
    // Before the router, which listens to the same event.
    window.addEventListener('popstate', onPop, true);
    return () => {
      window.removeEventListener('popstate', onPop, true);
      if (takeHistoryEntry()) {
        const ignore = (event: PopStateEvent) => event.stopImmediatePropagation();
        window.addEventListener('popstate', ignore, { capture: true, once: true });
        window.history.back();
      }
    };
  }, [isOpen]);
}
