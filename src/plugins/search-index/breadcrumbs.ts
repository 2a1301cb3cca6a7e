import { entryTitle, type NavEntry, type Plan } from '../../shared/navigation';

/** Where a page stands in the navigation. */
export interface PagePlace {
  /** Titles of the groups around it, outermost first. */
  readonly crumbs: readonly string[];
  /** Its label in the menu. */
  readonly label: string;
  readonly plan?: Plan;
}

/**
 * Finds the place of a page by its address. Section labels (always open, like "Main features") say
 * nothing about a page and are left out.
 */
export function createPlaceLookup(
  navigation: readonly NavEntry[],
): (pathname: string) => PagePlace | undefined {
  const places = new Map<string, PagePlace>();

  function visit(entries: readonly NavEntry[], crumbs: readonly string[]): void {
    for (const entry of entries) {
      const label = entryTitle(entry);
      if (entry.children) {
        visit(entry.children, entry.subheader ? crumbs : [...crumbs, label]);
      } else {
        places.set(entry.pathname, { crumbs, label, plan: entry.plan });
      }
    }
  }

  visit(navigation, []);
  return (pathname) => places.get(pathname.replace(/\/$/, ''));
}
