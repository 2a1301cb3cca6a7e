import { nearestPages } from '../../../content/shared/nearestPages';
import type { CatalogPage } from '../../../content/shared/pageCatalog';

/** The page of a component or interface, not the index of a product. */
const API_PAGE = /(?:^|\/)api\/[^/]+\/[^/]+\/$/;

/** The pages of components and interfaces by their names. */
export function apiPagesByName(pages: readonly CatalogPage[]): Map<string, CatalogPage> {
  return new Map(
    pages.flatMap((page) => {
      const name = API_PAGE.test(page.path) ? /^(\w+) API$/.exec(page.title)?.[1] : undefined;
      return name === undefined ? [] : [[name, page] as const];
    }),
  );
}

/** `DataGrid` out of `<DataGrid />`. */
function withoutBrackets(name: string): string {
  return name.replace(/[<>/\s]/g, '');
}

/** A name as it is written, from one in another case or in brackets: `<datagrid />`. */
export function findName(given: string, names: Iterable<string>): string | undefined {
  const wanted = withoutBrackets(given).toLowerCase();
  return [...names].find((name) => name.toLowerCase() === wanted);
}

/** A sentence with the most similar names. */
export function nearestNames(given: string, names: Iterable<string>): string {
  const nearest = nearestPages(withoutBrackets(given), [...new Set(names)]);
  return nearest.length > 0
    ? `Nearest: ${nearest.join(', ')}.`
    : 'No name is similar: use the search tool to find it.';
}
