import { FAMILY, PRODUCTS } from './products';

/**
 * The string `'null'` means "none", which analytics and the search crawler have always received.
 */
export type CategoryId = 'x' | 'null';

export interface PathProduct {
  readonly productCategoryId: CategoryId;
  /** `x-data-grid`, `x` for the family, or `docs`. */
  readonly productId: string;
}

/**
 * Maps a path below `/x/`, without language prefix, to the category and product that it documents:
 * its product, also for pages of its API, or else the family. The folder of a major (`/x/v7/`) is
 * ignored. The page about errors belongs to all products of the host.
 */
export function productFromPath(path: string): PathProduct {
  const pathname = path
    .replace(/[?#].*$/, '')
    .replace(/\/?$/, '/')
    .replace(/^\/x\/v\d+\//, '/x/');
  return pathname.startsWith('/x/production-error/')
    ? { productCategoryId: 'null', productId: 'docs' }
    : { productCategoryId: 'x', productId: productOfLibraryPath(pathname) };
}

function productOfLibraryPath(pathname: string): string {
  const named = /^\/x\/react-([^/]+)\//.exec(pathname);
  if (named) {
    return `x-${named[1]}`;
  }
  const ofApi = PRODUCTS.find((product) => pathname.startsWith(`/x/api/${product.apiSegment}/`));
  return ofApi?.id ?? FAMILY.id;
}
