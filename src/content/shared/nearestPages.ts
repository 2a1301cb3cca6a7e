import leven from 'leven';

/** Finds what someone meant who mistyped a path or a name. */

/** Suggestions with more edits per character would be noise. */
const MAX_DISTANCE_SHARE = 0.5;

/**
 * The pages, or names, that are most similar to a missing one, best first. The last segment of a path
 * says what a page is about, so a page of another section with the same last segment ranks before its
 * neighbors.
 *
 * @param missing The path without a page, such as `/x/react-data-grid/sort/`, or a name such as
 * `DataGird`.
 * @param pages Existing paths or names.
 * @param limit The maximum number of suggestions. Default: 5.
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

interface Address {
  readonly whole: string;
  readonly last: string;
}

function split(path: string): Address {
  const whole = path.toLowerCase().replace(/^\/|\/$/g, '');
  return { whole, last: whole.slice(whole.lastIndexOf('/') + 1) };
}

/** 0 for equal paths, 1 for paths with nothing in common. */
function distance(a: Address, b: Address): number {
  return 0.3 * editShare(a.whole, b.whole) + 0.7 * lastPartShare(a.last, b.last);
}

/** A name that contains the other one (`sort` in `sorting`) is closer than its edit distance. */
function lastPartShare(a: string, b: string): number {
  const isContained = a.length > 2 && b.length > 2 && (a.includes(b) || b.includes(a));
  return editShare(a, b) * (isContained ? 0.5 : 1);
}

function editShare(a: string, b: string): number {
  return leven(a, b) / Math.max(a.length, b.length, 1);
}
