import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { entryTitle, isExternal, type NavEntry, type NavItemProps } from '../../shared/navigation';
import { createPageLookup, docIdOf } from './pageFiles';

type SidebarItemConfig = Extract<SidebarsConfig[string], readonly unknown[]>[number];

export interface ToSidebarOptions {
  /** The folder with the pages of this version. */
  readonly docsDir: string;
}

/**
 * Converts the navigation entries to a Docusaurus sidebar, without unwritten pages and empty
 * groups.
 */
export function toSidebar(
  entries: readonly NavEntry[],
  { docsDir }: ToSidebarOptions,
): SidebarItemConfig[] {
  const hasPage = createPageLookup(docsDir);

  function convert(entry: NavEntry): SidebarItemConfig[] {
    const label = entryTitle(entry);
    const customProps = { ...navItemProps(entry) };
    if (entry.children) {
      const items = entry.children.flatMap(convert);
      const isWorthShowing = items.some((item) => typeof item === 'object' && item.type !== 'html');
      return isWorthShowing
        ? [{ type: 'category', label, items, customProps, collapsible: !entry.subheader }]
        : [];
    }
    if (isExternal(entry.pathname)) {
      return [{ type: 'link', href: entry.pathname, label, customProps }];
    }
    if (entry.sitePage) {
      return [{ type: 'link', href: belowBaseUrl(entry.pathname), label, customProps }];
    }
    if (entry.pathname.includes('#')) {
      return hasPage(entry.pathname)
        ? [{ type: 'link', href: belowBaseUrl(entry.pathname), label, customProps }]
        : [];
    }
    if (hasPage(entry.pathname)) {
      return [{ type: 'doc', id: docIdOf(entry.pathname), label, customProps }];
    }
    return entry.planned ? [{ type: 'html', value: label, customProps }] : [];
  }

  return entries.flatMap(convert);
}

/** `/x/templates` → `/templates/`: Docusaurus prepends the base URL of the language. */
function belowBaseUrl(pathname: string): string {
  const path = pathname.replace(/^\/x(?=\/)/, '');
  return path.includes('#') ? path : `${path}/`;
}

function navItemProps(entry: NavEntry): NavItemProps {
  return {
    pathname: entry.pathname,
    ...(entry.plan && entry.plan !== 'community' && { plan: entry.plan }),
    ...(entry.newFeature && { newFeature: true }),
    ...(entry.unstable && { unstable: true }),
    ...(entry.planned && { planned: true }),
    ...(entry.subheader && { subheader: true }),
  };
}
