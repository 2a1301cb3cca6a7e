import path from 'node:path';
import { FAMILY, findProduct, type ProductId } from '../../content/shared/products';
import { createPageReader, readPages, type Page } from '../../content/node/page';
import { catalogsOf, outlinePage, type PageCatalog, type PageSection } from './outlinePage';

/** A page of the documentation with what the search needs. */
export interface PageOutline {
  /** Below the base URL, with a trailing slash: `react-data-grid/sorting/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly product: ProductId;
  readonly sections: readonly PageSection[];
  /** The API lists on the page. */
  readonly catalogs: readonly PageCatalog[];
}

function toOutline(page: Page, prefix: string): PageOutline {
  const { title, description, productId } = page.frontMatter;
  return {
    path: `${prefix}${path.posix.dirname(page.place.relative)}/`,
    title: String(title ?? ''),
    description: String(description ?? ''),
    product: findProduct(String(productId ?? FAMILY.id)).id,
    sections: outlinePage(page),
    catalogs: catalogsOf(page.root),
  };
}

/** Outlines the pages of a major. */
export type OutlineReader = (docsDir: string, prefix?: string) => Promise<PageOutline[]>;

/**
 * Outlines pages again only after they changed, because the dev server reads them after every save.
 */
export function createOutlineReader(): OutlineReader {
  const read = createPageReader();
  const known = new WeakMap<Page, PageOutline>();

  return async (docsDir, prefix = '') => {
    const pages = await readPages(docsDir, read);
    return pages.map((page) => {
      const outline = known.get(page) ?? toOutline(page, prefix);
      known.set(page, outline);
      return outline;
    });
  };
}
