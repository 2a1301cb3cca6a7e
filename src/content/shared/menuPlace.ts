import { inlineScript } from '../../base/shared/inlineScript';
import { MENU_OFFSET_KEY } from '../../base/shared/storageKeys';

/** Marks the menu's link to the current page. */
export const ACTIVE_ENTRY_ATTRIBUTE = 'data-active-entry';

const OPTIONS = {
  entryAttribute: ACTIVE_ENTRY_ATTRIBUTE,
  /** How much of the menu stays visible below the entry, in px. */
  bottomMargin: 120,
  offsetKey: MENU_OFFSET_KEY,
} as const;

type MenuOptions = typeof OPTIONS;

/** Runs as an inline script, too, so it can't use anything else of this module. */
function scrollMenu({ entryAttribute, bottomMargin, offsetKey }: MenuOptions): void {
  const entry = document.querySelector(`nav [${entryAttribute}]`);
  const menu = entry?.closest('nav');
  if (!entry || !menu) {
    return;
  }
  try {
    menu.scrollTop = Number(sessionStorage.getItem(offsetKey));
  } catch {
    // Storage is refused.
  }
  const { top, bottom } = entry.getBoundingClientRect();
  const box = menu.getBoundingClientRect();
  // Not `scrollIntoView`, which can scroll the page, too.
  menu.scrollTop += Math.min(0, top - box.top) + Math.max(0, bottom + bottomMargin - box.bottom);
}

/** Not when the page is left, because the next one can be prerendered before. */
function storeOffset({ entryAttribute, offsetKey }: MenuOptions): void {
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (
        target instanceof Element &&
        target.localName === 'nav' &&
        target.querySelector(`[${entryAttribute}]`)
      ) {
        try {
          sessionStorage.setItem(offsetKey, String(target.scrollTop));
        } catch {
          // Storage is refused.
        }
      }
    },
    true,
  );
}

/**
 * Scrolls the menu to where it was on the page before, and to the entry of the current page if that
 * is out of sight.
 */
export function placeMenu(): void {
  scrollMenu(OPTIONS);
}

/** The source of the script that does so before the first paint, inlined at the end of every page. */
export function createMenuScript(): string {
  return inlineScript(scrollMenu, OPTIONS) + inlineScript(storeOffset, OPTIONS);
}
