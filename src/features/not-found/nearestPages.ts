import leven from 'leven';

/** Suggestions beyond this many edits per character are noise. */
const MAX_DISTANCE_SHARE = 0.5;

/**
 * The pages whose addresses are most like a missing one, best first. The last part of an address
 * says what a page is about, so a page of another section with the same last part comes before a
 * neighbor with another name.
 *
 * @param missing Path that has no page, e.g. `/x/react-data-grid/sort/`.
 * @param pages Paths that exist.
 * @param limit Most suggestions to return. Default 5.
 */
export function nearestPages(missing: string, pages: readonly string[], limit = 5): string[] {
  const wanted = split(missing);
  return pages
    .map((page) => ({ page, distance: distance(wanted, split(page)) }))
    .filter((candidate) => candidate.distance <= MAX_DISTANCE_SHARE)
    .sort((a, b) => a.distance - b.distance || a.page.localeCompare(b.page))
    .slice(0, limit)
    .map((candidate) => candidate.page);
}

interface Route {
  readonly path?: string | readonly string[];
  readonly routes?: readonly Route[];
}

/** Paths of the pages in a tree of routes: its leaves, without the one that matches everything. */
export function pagePaths(routes: readonly Route[]): string[] {
  return routes.flatMap(({ path, routes: children }) => {
    if (children) {
      return pagePaths(children);
    }
    return typeof path === 'string' && path.endsWith('/') ? [path] : [];
  });
}

interface Address {
  readonly whole: string;
  readonly last: string;
}

function split(path: string): Address {
  const whole = path.toLowerCase().replace(/^\/|\/$/g, '');
  return { whole, last: whole.slice(whole.lastIndexOf('/') + 1) };
}

/** 0 for equal addresses, 1 for nothing in common. */
function distance(a: Address, b: Address): number {
  return 0.3 * editShare(a.whole, b.whole) + 0.7 * lastPartShare(a.last, b.last);
}

/** One name that contains the other (`sort` in `sorting`) is closer than its edits say. */
function lastPartShare(a: string, b: string): number {
  const isContained = a.length > 2 && b.length > 2 && (a.includes(b) || b.includes(a));
  return editShare(a, b) * (isContained ? 0.5 : 1);
}

function editShare(a: string, b: string): number {
  return leven(a, b) / Math.max(a.length, b.length, 1);
}
