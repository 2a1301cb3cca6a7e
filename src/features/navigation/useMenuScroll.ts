import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { isOutOfSight } from './navModel';

/** Marks the entry of the open page for the scroll logic. */
export const ACTIVE_ENTRY_ATTRIBUTE = 'data-active-entry';

/** The scroll offset of each menu, kept while the tab lives, so that leaving the docs and coming back changes nothing. */
const offsets = new Map<string, number>();

/**
 * Keeps a menu where the reader left it, and brings its active entry into view after a navigation
 * when that is out of sight.
 */
export function useMenuScroll(
  menuRef: RefObject<HTMLElement | null>,
  { slot, activePath }: { readonly slot: string; readonly activePath: string },
): void {
  useLayoutEffect(() => {
    const menu = menuRef.current;
    if (!menu) {
      return undefined;
    }
    menu.scrollTop = offsets.get(slot) ?? 0;
    const remember = () => offsets.set(slot, menu.scrollTop);
    menu.addEventListener('scroll', remember, { passive: true });
    return () => menu.removeEventListener('scroll', remember);
  }, [menuRef, slot]);

  useEffect(() => {
    const menu = menuRef.current;
    const entry = menu?.querySelector(`[${ACTIVE_ENTRY_ATTRIBUTE}]`);
    if (
      menu &&
      entry &&
      isOutOfSight(entry.getBoundingClientRect(), menu.getBoundingClientRect())
    ) {
      entry.scrollIntoView({ block: 'nearest' });
    }
  }, [menuRef, activePath]);
}
