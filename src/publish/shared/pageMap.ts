import movedPages from '../../../data/moved-pages.json';
import { isOnAnotherPage, type MovedSections } from '../../content/shared/movedSections';
import { ownValue } from '../../base/shared/ownValue';
import { MAJORS, type Major } from '../../versions/shared/versions';

/** Finds the page of one major in another. */

/** Published beside the pages of each major, below its folder. */
export const PAGE_MAP_FILE = 'page-map.json';

export interface MappedPage {
  /** Below the folder of the major, with a trailing slash: `react-charts/bars/`. */
  readonly path: string;
  readonly title: string;
  /** The path of the page in the newest major, if it differs. */
  readonly id?: string;
  /** The heading ids; undefined if they aren't listed, as for API pages. */
  readonly anchors?: readonly string[];
  /** Sections that now have another id or page, if any. */
  readonly moved?: MovedSections;
}

export interface PageMap {
  readonly major: Major;
  readonly pages: readonly MappedPage[];
}

/**
 * The path of a page in the newest major, even if it no longer exists there. It identifies the same
 * page in different majors. Moves are data: a path of a major → its path in the next one.
 *
 * @param path Below the folder of the major: `react-data-grid/selection/`.
 */
export function pageId(major: Major, path: string): string {
  const moves: Readonly<Record<string, Readonly<Record<string, string>>>> = movedPages;
  const later = MAJORS.slice(0, MAJORS.indexOf(major) + 1).reverse();
  return later.reduce((place, step) => ownValue(moves[step], place) ?? place, path);
}

export interface PageTarget {
  /** False if the major doesn't have the page, and this is the nearest one. */
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

/** The deepest page of the same section. If there are several, the index of the others. */
function nearestPage(id: string, { pages }: PageMap): MappedPage | undefined {
  const rank = (page: MappedPage) => commonSegments(page.id ?? page.path, id);
  return [...pages].sort((a, b) => rank(b) - rank(a) || a.path.length - b.path.length)[0];
}

/**
 * The path of the section with this hash or of its new place, or of the page if it doesn't have the
 * section.
 */
function pathOfSection({ path, anchors, moved = {} }: MappedPage, hash: string): string {
  const id = hash.slice(1);
  const movedTo = (Object.hasOwn(moved, id) ? moved[id] : undefined) ?? id;
  if (isOnAnotherPage(movedTo)) {
    return movedTo.slice(1);
  }
  const isThere = movedTo !== '' && (anchors?.includes(movedTo) ?? true);
  return isThere ? `${path}#${movedTo}` : path;
}

/**
 * Finds a page in another major: the same one, with the section if it exists, or the nearest one.
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
