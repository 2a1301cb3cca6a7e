import { entryTitle, type NavEntry } from '../../content/shared/navigation';
import type { Plan } from '../../content/shared/plans';

/** The place of a page in the navigation. */
export interface PagePlace {
  /** The titles of its groups, outermost first. */
  readonly crumbs: readonly string[];
  /** Its label in the menu. */
  readonly label: string;
  /** Its plan, or that of the nearest group that has one, as in the head of the page. */
  readonly plan?: Plan;
}

/**
 * Creates a function that finds the place of a page by its path. Section labels (always open, like
 * "Main features") are omitted, because they say nothing about a page.
 */
export function createPlaceLookup(
  navigation: readonly NavEntry[],
): (pathname: string) => PagePlace | undefined {
  const places = new Map<string, PagePlace>();

  function visit(entries: readonly NavEntry[], crumbs: readonly string[], outer?: Plan): void {
    for (const entry of entries) {
      const label = entryTitle(entry);
      const plan = entry.plan ?? outer;
      if (entry.children) {
        visit(entry.children, entry.subheader ? crumbs : [...crumbs, label], plan);
      } else {
        places.set(entry.pathname, { crumbs, label, plan });
      }
    }
  }

  visit(navigation, []);
  return (pathname) => places.get(pathname.replace(/\/$/, ''));
}
