import urls from '@generated/docs-inspect/default/urls.js';
import { createPromiseCache } from '@site/src/base/shared/createPromiseCache';
import { fetchJson } from '@site/src/base/shared/fetchJson';
import { ANY_SEGMENT } from '@site/src/content/shared/products';
import type { InspectCatalog } from '@site/src/inspect/shared/inspect';

const catalogs = createPromiseCache<InspectCatalog>();

const PACKAGE = new RegExp(`['"]@mui/x-(${ANY_SEGMENT})\\b`, 'g');

/**
 * The names of the products whose packages a demo imports: `data-grid` for `@mui/x-data-grid-pro`.
 */
export function productsIn(code: string): string[] {
  const names = code.matchAll(PACKAGE);
  return [...new Set(Array.from(names, ([, name = '']) => name))];
}

/**
 * Loads what is known about the elements of products. Without a product, those of all, because
 * demos can import components through other modules.
 *
 * @throws if a file doesn't load
 */
export function loadCatalogs(major: string, products: readonly string[]) {
  const files = Object.entries(urls).filter(
    ([name]) =>
      name.startsWith(`${major}/`) &&
      (products.length === 0 || products.includes(name.slice(major.length + 1))),
  );
  return Promise.all(files.map(([, url]) => catalogs(url, () => fetchJson(url))));
}
