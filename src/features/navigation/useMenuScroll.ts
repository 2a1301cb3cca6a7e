import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { ACTIVE_ENTRY_ATTRIBUTE } from '@site/src/shared/navigation';
import { isOutOfSight } from './navModel';

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
  /** Whether the page's own script or the reader has scrolled the menu before React knew it. */
  const wasPlaced = useRef(false);

  useLayoutEffect(() => {
    const menu = menuRef.current;
    if (!menu) {
      return undefined;
    }
    const offset = offsets.get(slot);
    wasPlaced.current = offset === undefined && menu.scrollTop > 0;
    menu.scrollTop = offset ?? menu.scrollTop;
    const remember = () => offsets.set(slot, menu.scrollTop);
    menu.addEventListener('scroll', remember, { passive: true });
    return () => menu.removeEventListener('scroll', remember);
  }, [menuRef, slot]);

  useEffect(() => {
    if (wasPlaced.current) {
      wasPlaced.current = false;
      return;
    }
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
