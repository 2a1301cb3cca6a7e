import { inlineScript } from '../../shared/inlineScript';
import { ACTIVE_ENTRY_ATTRIBUTE, ACTIVE_ENTRY_BOTTOM_MARGIN } from '../../shared/navigation';

/** The key in session storage of how far the menu was scrolled. */
const OFFSET_KEY = 'menu-offset';

interface MenuOptions {
  readonly entryAttribute: string;
  readonly bottomMargin: number;
  readonly offsetKey: string;
}

function placeMenu({ entryAttribute, bottomMargin, offsetKey }: MenuOptions): void {
  const findEntry = () => document.querySelector(`nav [${entryAttribute}]`);

  function attempt(action: () => void): void {
    try {
      action();
    } catch {
      // Storage is refused.
    }
  }

  const entry = findEntry();
  const menu = entry?.closest('nav');
  if (entry && menu) {
    attempt(() => (menu.scrollTop = Number(sessionStorage.getItem(offsetKey))));
    const { top, bottom } = entry.getBoundingClientRect();
    const box = menu.getBoundingClientRect();
    if (top < box.top || bottom > box.bottom - bottomMargin) {
      // Not `scrollIntoView`, which can scroll the page, too.
      menu.scrollTop += (top + bottom - box.top - box.bottom) / 2;
    }
  }
  addEventListener('pagehide', () => {
    const offset = findEntry()?.closest('nav')?.scrollTop;
    if (offset !== undefined) {
      attempt(() => sessionStorage.setItem(offsetKey, String(offset)));
    }
  });
}

/**
 * The source of the script that scrolls the menu before the first paint, inlined at the end of every
 * page: to where it was on the page before, and to the entry of the current page if that is out of
 * sight. `useMenuScroll` does the same for client navigations.
 */
export function createMenuScript(): string {
  return inlineScript(placeMenu, {
    entryAttribute: ACTIVE_ENTRY_ATTRIBUTE,
    bottomMargin: ACTIVE_ENTRY_BOTTOM_MARGIN,
    offsetKey: OFFSET_KEY,
  });
}
