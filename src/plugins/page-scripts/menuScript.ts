import { inlineScript } from '../../shared/inlineScript';
import { ACTIVE_ENTRY_ATTRIBUTE, ACTIVE_ENTRY_BOTTOM_MARGIN } from '../../shared/navigation';

interface MenuOptions {
  readonly attribute: string;
  readonly bottomMargin: number;
}

function showActiveEntry({ attribute, bottomMargin }: MenuOptions): void {
  const entry = document.querySelector(`nav [${attribute}]`);
  const menu = entry?.closest('nav');
  if (
    entry &&
    menu &&
    entry.getBoundingClientRect().bottom > menu.getBoundingClientRect().bottom - bottomMargin
  ) {
    entry.scrollIntoView({ block: 'nearest' });
  }
}

/**
 * The source of the script that scrolls the menu to the entry of the current page before the first
 * paint, inlined at the end of every page. `useMenuScroll` does the same after a client navigation.
 */
export function createMenuScript(): string {
  return inlineScript(showActiveEntry, {
    attribute: ACTIVE_ENTRY_ATTRIBUTE,
    bottomMargin: ACTIVE_ENTRY_BOTTOM_MARGIN,
  });
}
