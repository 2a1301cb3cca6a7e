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
}

/** The products, in the order of menus. What each needs elsewhere, the compiler asks for. */
const LISTED = [
  {
    id: 'x-data-grid',
    name: 'Data Grid',
    path: '/x/react-data-grid/',
    apiSegment: 'data-grid',
    tagline: 'Tables that sort, filter, edit, and export, and render only what is in view.',
  },
  {
    id: 'x-date-pickers',
    name: 'Date and Time Pickers',
    shortName: 'Pickers',
    path: '/x/react-date-pickers/',
    apiSegment: 'date-pickers',
    tagline: 'Fields, calendars, and clocks for dates and times in any locale.',
  },
  {
    id: 'x-charts',
    name: 'Charts',
    path: '/x/react-charts/',
    apiSegment: 'charts',
    tagline: 'Bars, lines, pies, and more, composed from small SVG parts.',
  },
  {
    id: 'x-tree-view',
    name: 'Tree View',
    path: '/x/react-tree-view/',
    apiSegment: 'tree-view',
    tagline: 'Hierarchies to browse, select, rename, and reorder.',
  },
] as const satisfies readonly Product<`x-${string}`>[];

export type OwnProductId = (typeof LISTED)[number]['id'];

/** A product, or the family. */
export type ProductId = 'x' | OwnProductId;

export const PRODUCTS: readonly Product<OwnProductId>[] = LISTED;

/** The family as a whole, for pages that belong to no single product. */
export const FAMILY: Product = {
  id: 'x',
  name: 'MUI X',
  path: '/x/introduction/',
  tagline: 'Advanced React components for data-rich applications.',
};

export function findProduct(id: string | null | undefined): Product {
  return PRODUCTS.find((product) => product.id === id) ?? FAMILY;
}
