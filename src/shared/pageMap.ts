import movedPages from '../data/moved-pages.json';
import { isOnAnotherPage, type MovedSections } from './movedSections';
import { MAJORS, type Major } from './versions';

/** Where a page of one major is in another. */

/** Published beside the pages of each major, below its folder. */
export const PAGE_MAP_FILE = 'page-map.json';

export interface MappedPage {
  /** Below the folder of the major, with a final slash: `react-charts/bars/`. */
  readonly path: string;
  readonly title: string;
  /** Path under which the newest major knows the page; absent when it is the same. */
  readonly id?: string;
  /** Ids of the headings; absent where they are not listed, as on API pages. */
  readonly anchors?: readonly string[];
  /** Sections that have another id or another page now; absent when there are none. */
  readonly moved?: MovedSections;
}

export interface PageMap {
  readonly major: Major;
  readonly pages: readonly MappedPage[];
}

/**
 * The path that a page has in the newest major, whether or not it is still there: what makes pages
 * of different majors the same one. Moves are data: a path of a major → its path in the next.
 *
 * @param path Below the folder of the major: `react-data-grid/selection/`.
 */
export function pageId(major: Major, path: string): string {
  const moves: Readonly<Record<string, Readonly<Record<string, string>>>> = movedPages;
  const later = MAJORS.slice(0, MAJORS.indexOf(major) + 1).reverse();
  return later.reduce((place, step) => moves[step]?.[place] ?? place, path);
}

export interface PageTarget {
  /** False when the major does not have the page, and this is the nearest one. */
  readonly isSame: boolean;
  /** Below the folder of the major, with its hash. */
  readonly path: string;
  readonly title: string;
}

function commonSegments(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  const index = left.findIndex((segment, position) => segment !== right[position]);
  return index === -1 ? left.length : index;
}

/** The page that is deepest in the same section; of several, the one that leads to the others. */
function nearestPage(id: string, { pages }: PageMap): MappedPage | undefined {
  const rank = (page: MappedPage) => commonSegments(page.id ?? page.path, id);
  return [...pages].sort((a, b) => rank(b) - rank(a) || a.path.length - b.path.length)[0];
}

/** The section with this hash, where it moved to, or the page for one that it does not have. */
function pathOfSection({ path, anchors, moved = {} }: MappedPage, hash: string): string {
  const id = hash.slice(1);
  const movedTo = Object.hasOwn(moved, id) ? moved[id] : id;
  if (isOnAnotherPage(movedTo)) {
    return movedTo.slice(1);
  }
  const isThere = movedTo !== '' && (anchors?.includes(movedTo) ?? true);
  return isThere ? `${path}#${movedTo}` : path;
}

/**
 * Finds a page in another major: itself, with the section if it has it, or the nearest one.
 *
 * @param id See `pageId`.
 * @param hash `#multi-sorting`, or empty.
 * @returns Undefined for a major without pages.
 */
export function findPage(id: string, hash: string, map: PageMap): PageTarget | undefined {
  const same = map.pages.find((page) => (page.id ?? page.path) === id);
  if (same) {
    return { isSame: true, path: pathOfSection(same, hash), title: same.title };
  }
  const nearest = nearestPage(id, map);
  return nearest && { isSame: false, path: nearest.path, title: nearest.title };
}
