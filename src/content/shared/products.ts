import type { Major } from '../../versions/shared/versions';
import type { PaidPlan } from './plans';

/**
 * The documented products and their facts, from which menus, titles, and the mapping of URLs are
 * derived.
 */
export const LIBRARY_VERSION = '8.14.1';

export interface Product<Id extends string = ProductId> {
  /** The identifier in front matter, analytics, and search, such as `x-data-grid`. */
  readonly id: Id;
  /** The name for readers. */
  readonly name: string;
  /** For places without space for the name. */
  readonly shortName?: string;
  /** The front page below the site's base URL, with both slashes. */
  readonly path: string;
  /** The segment after `/x/api/`; undefined for the family. */
  readonly apiSegment?: string;
  /** A line for menus and cards. */
  readonly tagline: string;
  /** The major that added it. All later ones have it too. */
  readonly since: Major;
  /** The majors that brought the packages of paid plans, from npm. All later ones have them too. */
  readonly paidSince?: Readonly<Partial<Record<PaidPlan, Major>>>;
}

/** What doesn't follow from the id. */
type ListedProduct = Omit<Product<`x-${string}`>, 'path' | 'apiSegment'>;

/** The products, in the order of menus. What each needs elsewhere, the compiler asks for. */
const LISTED = [
  {
    id: 'x-data-grid',
    name: 'Data Grid',
    tagline: 'Tables that sort, filter, edit, and export, and render only what is in view.',
    since: 'v4',
    paidSince: { pro: 'v4', premium: 'v5' },
  },
  {
    id: 'x-date-pickers',
    name: 'Date and Time Pickers',
    shortName: 'Pickers',
    tagline: 'Fields, calendars, and clocks for dates and times in any locale.',
    since: 'v5',
    paidSince: { pro: 'v5' },
  },
  {
    id: 'x-charts',
    name: 'Charts',
    tagline: 'Bars, lines, pies, and more, composed from small SVG parts.',
    since: 'v6',
    paidSince: { pro: 'v7', premium: 'v8' },
  },
  {
    id: 'x-tree-view',
    name: 'Tree View',
    tagline: 'Hierarchies to browse, select, rename, and reorder.',
    since: 'v6',
    paidSince: { pro: 'v7' },
  },
] as const satisfies readonly ListedProduct[];

export type OwnProductId = (typeof LISTED)[number]['id'];

/** A product, or the family. */
export type ProductId = 'x' | OwnProductId;

export const PRODUCTS: readonly Product<OwnProductId>[] = LISTED.map((listed) => {
  const segment = listed.id.slice('x-'.length);
  return { ...listed, path: `/x/react-${segment}/`, apiSegment: segment };
});

/** The API segments as alternatives of a regular expression: `data-grid|date-pickers|…`. */
export const ANY_SEGMENT = PRODUCTS.map(({ apiSegment }) => apiSegment).join('|');

/** The family as a whole, for pages that belong to no single product. */
export const FAMILY: Product = {
  id: 'x',
  name: 'MUI X',
  path: '/x/introduction/',
  tagline: 'Advanced React components for data-rich applications.',
  since: 'v5',
};

export function findProduct(id: string | null | undefined): Product {
  return PRODUCTS.find((product) => product.id === id) ?? FAMILY;
}
