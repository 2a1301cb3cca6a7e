import fs from 'node:fs';
import path from 'node:path';
import type { ApiProduct } from '../../../shared/apiModel';
import type { ApiPageGuide } from '../../../shared/apiPage';
import { importedNames } from '../../../shared/importedNames';
import { PRODUCTS } from '../../../shared/products';
import type { Page } from '../../page';

/** The API facts of a guide. */
export interface GuideFacts {
  title: string;
  route: string;
  product?: ApiProduct;
  /** The names in its front matter. */
  components: string[];
  /** The names that its demos import from the packages. */
  imported: Set<string>;
}

const DEMO = /^[A-Z]\w*\.tsx$/;

/** The names that the demos of a page import. */
function importedBeside(file: string): Set<string> {
  const folder = path.dirname(file);
  const demos = fs.readdirSync(folder).filter((name) => DEMO.test(name));
  return new Set(
    demos.flatMap((name) => importedNames(fs.readFileSync(path.join(folder, name), 'utf8'))),
  );
}

/** The API facts of a page. */
export function toGuideFacts({ file, frontMatter, route }: Page): GuideFacts {
  const product = PRODUCTS.find(({ id }) => id === frontMatter.productId)?.apiSegment;
  const { components } = frontMatter;
  return {
    title: String(frontMatter.title),
    route,
    ...(product !== undefined && { product: product as ApiProduct }),
    components: Array.isArray(components) ? components.map(String) : [],
    imported: importedBeside(file),
  };
}

/**
 * The guides that show a component: first those about it (they list it, or its JSDoc links them),
 * then those whose demos use it.
 */
export function guidesFor(
  name: string,
  product: ApiProduct,
  named: readonly string[],
  guides: readonly GuideFacts[],
): ApiPageGuide[] {
  const found = guides
    .filter((guide) => guide.product === product || guide.product === undefined)
    .flatMap(({ components, imported, route, title }): ApiPageGuide[] => {
      if (components.includes(name) || named.includes(route)) {
        return [{ title, route, isMain: true }];
      }
      return imported.has(name) ? [{ title, route }] : [];
    });
  return [...found.filter(({ isMain }) => isMain), ...found.filter(({ isMain }) => !isMain)];
}
