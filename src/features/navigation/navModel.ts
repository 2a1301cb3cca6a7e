import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { NavItemProps } from '@site/src/shared/navigation';

const NO_PROPS: NavItemProps = { pathname: '' };

/** The facts that `sidebars.ts` attached to a menu item. */
export function navProps(item: PropSidebarItem): NavItemProps {
  return (item.customProps as NavItemProps | undefined) ?? NO_PROPS;
}

/** An entry that leads to a page, or will one day. */
export type LeafItem = Exclude<PropSidebarItem, { type: 'category' }>;

/** Is it about something that is announced? Some of these entries have a page already. */
export function isPlanned(item: PropSidebarItem): item is LeafItem {
  return item.type !== 'category' && navProps(item).planned === true;
}

/** A link is followed as the browser would when the reader asks for a new tab or window. */
export function isModifiedClick(event: {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Distance in px from the lower edge within which the active entry counts as out of sight. */
export const ACTIVE_ENTRY_BOTTOM_MARGIN = 120;

/** Must the menu scroll to show its active entry after a navigation? Positions in viewport px. */
export function isOutOfSight(
  entry: { readonly top: number; readonly bottom: number },
  menu: { readonly top: number; readonly bottom: number },
): boolean {
  return entry.top < menu.top || entry.bottom > menu.bottom - ACTIVE_ENTRY_BOTTOM_MARGIN;
}
