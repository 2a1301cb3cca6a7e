import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { NavItemProps } from '@site/src/content/shared/navigation';

const NO_PROPS: NavItemProps = { pathname: '' };

/** The data that `sidebars.ts` attached to a menu item. */
export function navProps(item: PropSidebarItem): NavItemProps {
  return (item.customProps as NavItemProps | undefined) ?? NO_PROPS;
}

/** An entry that links to an existing or planned page. */
export type LeafItem = Exclude<PropSidebarItem, { type: 'category' }>;

/**
 * Whether it is about something that is only announced. Some of these entries already have a page.
 */
export function isPlanned(item: PropSidebarItem): item is LeafItem {
  return item.type !== 'category' && navProps(item).planned === true;
}

/** The entries without those of the site's own pages (`/templates/`) that are linked elsewhere. */
export function withoutLinks(
  items: readonly PropSidebarItem[],
  links: readonly { readonly to: string }[],
): PropSidebarItem[] {
  return items.filter(
    (item) => item.type !== 'link' || !links.some(({ to }) => to === `/x${item.href}`),
  );
}

/** Whether the reader asks for a new tab or window, which the browser handles. */
export function isModifiedClick(event: {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
