import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import { findFirstSidebarItemLink } from '@docusaurus/plugin-content-docs/client';
import { navProps } from './navModel';

interface ParentPage {
  readonly label: string;
  /** The key of its translated label. */
  readonly pathname: string;
  readonly to: string;
}

/** The first page of a group, as in the menu. */
function addressOf(item: PropSidebarBreadcrumbsItem): string | undefined {
  return item.type === 'category' ? (item.href ?? findFirstSidebarItemLink(item)) : item.href;
}

/**
 * The closest group that leads to another page, out of the breadcrumbs of a page, which end with the
 * page. The first page of a group leads to the group around it, and section labels aren't groups.
 */
export function parentPage(
  breadcrumbs: readonly PropSidebarBreadcrumbsItem[],
): ParentPage | undefined {
  const own = breadcrumbs.at(-1);
  const current = own && addressOf(own);
  return breadcrumbs
    .filter((item) => navProps(item).subheader !== true)
    .map((item) => ({
      label: item.label,
      pathname: navProps(item).pathname,
      to: addressOf(item),
    }))
    .findLast((item): item is ParentPage => item.to !== undefined && item.to !== current);
}
