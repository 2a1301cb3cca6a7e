import type { ProductId } from './products';

/** Where the list of everything that is published for machines lies below the base URL. */
export const PAGE_CATALOG_FILE = 'pages.json';

/** A page for machines. Paths are below the site's base URL. */
export interface CatalogPage {
  /** `react-charts/bars/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly product: ProductId;
  /** `8.14.1`, `v7` … */
  readonly version: string;
  readonly packages: readonly string[];
  /** Its text as Markdown. */
  readonly markdown: string;
  /** Its data, of pages that are made from data: those of the API and of its changes. */
  readonly data?: string;
  /** Names of its demos; each is at `<path><name>.md`. */
  readonly demos: readonly string[];
}

export interface PageCatalog {
  /** In the order of the menu. */
  readonly pages: readonly CatalogPage[];
}
