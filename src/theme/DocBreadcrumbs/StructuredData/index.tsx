import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import { findFirstSidebarItemLink } from '@docusaurus/plugin-content-docs/client';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';

/** A group links to its first page, as in the menu: search engines drop breadcrumbs without a URL. */
function withAddress(item: PropSidebarBreadcrumbsItem): PropSidebarBreadcrumbsItem {
  return item.type === 'category'
    ? { ...item, href: item.href ?? findFirstSidebarItemLink(item) }
    : item;
}

export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props) {
  return <StructuredData breadcrumbs={breadcrumbs.map(withAddress)} />;
}
