import type { ProductId } from './products';
import type { Major } from '../../versions/shared/versions';

/** The file that lists everything published for other tools, below the base URL. */
export const PAGE_CATALOG_FILE = 'pages.json';

/** A page for other tools. Paths are below the site's base URL. */
export interface CatalogPage {
  /** `react-charts/bars/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly product: ProductId;
  /** The same form as in the list of search files: `v8`, `v7`, … */
  readonly version: Major;
  readonly packages: readonly string[];
  /** Its Markdown alternate. */
  readonly markdown: string;
  /** Its data, for generated pages: those of the API and its changes. */
  readonly data?: string;
  /** The names of its demos; each is at `<path><name>.md`. */
  readonly demos: readonly string[];
}

export interface PageCatalog {
  /** In the order of the menu. */
  readonly pages: readonly CatalogPage[];
}
