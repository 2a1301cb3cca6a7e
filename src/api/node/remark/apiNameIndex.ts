import type { ApiProduct } from '../../shared/apiModel';
import { apiRoute } from '../../shared/apiNames';
import { PRODUCTS } from '../../../content/shared/products';
import { documentedIn } from '..';
import { basePathOf, placeOfContent, type ContentPlace } from '../../../versions/node';

/** The file that remark passes to a plugin. */
export interface GuideFile {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The front matter of a page, which Docusaurus has validated and stored in the file's data. */
export function frontMatterOf({ data }: GuideFile): Readonly<Record<string, unknown>> {
  return (data.frontMatter ?? {}) as Readonly<Record<string, unknown>>;
}

/** @throws for a file that isn't a page */
export function placeOfGuide({ path }: GuideFile): ContentPlace {
  const place = placeOfContent(path);
  if (!place) {
    throw new Error(`${path} is no page: it is neither in docs/ nor in versioned_docs/version-…/.`);
  }
  return place;
}

/** The products of a page: its own, or all of them for a page of the family. */
function productsOf(file: GuideFile): ApiProduct[] {
  const all = PRODUCTS.flatMap(({ apiSegment, id }) =>
    apiSegment ? [{ id, product: apiSegment as ApiProduct }] : [],
  );
  const own = all.filter(({ id }) => id === frontMatterOf(file).productId);
  return (own.length > 0 ? own : all).map(({ product }) => product);
}

/**
 * Finds the API page of a name in the products of the page.
 *
 * @returns A path below the base URL, which differs by language: `/api/data-grid/data-grid/`.
 */
export function createApiLookup(file: GuideFile): (name: string) => string | undefined {
  const place = placeOfGuide(file);
  const documented = documentedIn(place.major);
  const products = productsOf(file);
  const base = basePathOf(place);
  return (name) => {
    const product = products.find((candidate) => documented[candidate]?.includes(name));
    return product && base + apiRoute(product, name).replace(/^\/x/, '');
  };
}
