import path from 'node:path';
import type { ApiProduct } from '../../../shared/apiModel';
import { apiRoute } from '../../../shared/apiNames';
import { PRODUCTS } from '../../../shared/products';
import { documentedIn } from '../cache';
import { CURRENT_MAJOR } from '../sources';

/** What remark hands a plugin beside the tree. */
export interface GuideFile {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The front matter of a page, which Docusaurus has checked and left in the file's data. */
export function frontMatterOf({ data }: GuideFile): Readonly<Record<string, unknown>> {
  return (data.frontMatter ?? {}) as Readonly<Record<string, unknown>>;
}

/** The major whose documentation a file belongs to. */
export function majorOf(filePath: string): string {
  const version = /(?:^|\/)versioned_docs\/version-(v\d+)\//.exec(
    filePath.split(path.sep).join('/'),
  );
  return version?.[1] ?? CURRENT_MAJOR;
}

/** The products a page is about: its own, or all of them for a page of the family. */
function productsOf(file: GuideFile): ApiProduct[] {
  const all = PRODUCTS.flatMap(({ apiSegment, id }) =>
    apiSegment ? [{ id, product: apiSegment as ApiProduct }] : [],
  );
  const own = all.filter(({ id }) => id === frontMatterOf(file).productId);
  return (own.length > 0 ? own : all).map(({ product }) => product);
}

/**
 * Finds the API page of a name, as far as it belongs to the page's product.
 *
 * @returns An address below the base URL, which differs by language: `/api/data-grid/data-grid/`.
 */
export function createApiLookup(file: GuideFile): (name: string) => string | undefined {
  const major = majorOf(file.path);
  const documented = documentedIn(major);
  const products = productsOf(file);
  const base = major === CURRENT_MAJOR ? '' : `/${major}`;
  return (name) => {
    const product = products.find((candidate) => documented[candidate]?.includes(name));
    return product && base + apiRoute(product, name).replace(/^\/x/, '');
  };
}
