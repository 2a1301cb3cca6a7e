import { FAMILY, PRODUCTS } from './products';

/**
 * The string `'null'` means "none", which analytics and the search crawler have always received.
 */
export type CategoryId = 'core' | 'x' | 'toolpad' | 'null';

export interface PathProduct {
  readonly productCategoryId: CategoryId;
  /** `x-data-grid`, `material-ui`, `toolpad-core`, `docs`, `docs-infra`, … or `'null'`. */
  readonly productId: string;
}

const CORE_FOLDERS = new Set(['material-ui', 'joy-ui', 'base-ui', 'system']);
const DOCS_FOLDERS = new Set(['docs', 'versions', 'production-error']);

/**
 * Maps a path without language prefix to the category and product that it documents.
 *
 * Pages below `/x/` belong to their product, also those of its API, or else to the family. The folder of a major (`/x/v7/`) is ignored. So is `/x/` before the page about errors,
 * which belongs to all products of the host.
 */
export function productFromPath(path: string): PathProduct {
  const pathname = withTrailingSlash(path.split(/[?#]/, 1)[0] ?? '')
    .replace(/^\/x\/v\d+\//, '/x/')
    .replace(/^\/x(?=\/production-error\/)/, '');
  const [, firstFolder = '', second = ''] = pathname.split('/');

  let productCategoryId: CategoryId = 'null';
  let productId = 'null';

  if (CORE_FOLDERS.has(firstFolder)) {
    productCategoryId = 'core';
    productId = firstFolder;
  } else if (firstFolder === 'x') {
    productCategoryId = 'x';
    productId = productOfLibraryPath(pathname);
  } else if (firstFolder === 'toolpad') {
    productCategoryId = 'toolpad';
    productId = second === 'studio' ? 'toolpad-studio' : 'toolpad-core';
  } else if (DOCS_FOLDERS.has(firstFolder)) {
    productId = 'docs';
  }

  if (pathname.startsWith('/experiments/docs/')) {
    productId = 'docs-infra';
  }
  return { productCategoryId, productId };
}

function productOfLibraryPath(pathname: string): string {
  const named = /^\/x\/react-([^/]+)\//.exec(pathname);
  if (named) {
    return `x-${named[1]}`;
  }
  const ofApi = PRODUCTS.find((product) => pathname.startsWith(`/x/api/${product.apiSegment}/`));
  return ofApi?.id ?? FAMILY.id;
}

function withTrailingSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}
