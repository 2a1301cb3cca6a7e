import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { isOutsideView } from './navModel';

/** Marks the entry of the current page for the scroll logic. */
export const ACTIVE_ENTRY_ATTRIBUTE = 'data-active-entry';

/**
 * The scroll position of each menu, stored while the tab is open, so that it survives leaving the
 * docs.
 */
const offsets = new Map<string, number>();

/**
 * Keeps the scroll position of a menu, and scrolls to its active entry after a navigation if it is
 * out of sight.
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
      isOutsideView(entry.getBoundingClientRect(), menu.getBoundingClientRect())
    ) {
      entry.scrollIntoView({ block: 'nearest' });
    }
  }, [menuRef, activePath]);
}
