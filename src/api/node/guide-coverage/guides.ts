import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'mdast';
import type { ApiProduct } from '../../shared/apiModel';
import { importedNames } from '../../../demos/shared/importedNames';
import { FAMILY, PRODUCTS } from '../../../content/shared/products';
import { isJsx, readPages, textAttribute, walk, type Page } from '../../../content/node/page';
import { findExplanations, type Explanation } from './explainedNames';

/** A page that explains features, with the data by which members are assigned to it. */
export interface FeatureGuide {
  /** The path below the pages: `react-data-grid/sorting`. */
  readonly path: string;
  /** The product of the page; undefined for a page of the family. */
  readonly product?: ApiProduct;
  readonly explanations: readonly Explanation[];
  /** The names in its front matter. */
  readonly components: ReadonlySet<string>;
  /** Every name on the page: in its front matter, its text, and the imports of its demos. */
  readonly subjects: ReadonlySet<string>;
  /** How often each word occurs in its code: fences and adjacent modules. */
  readonly codeWords: ReadonlyMap<string, number>;
  /** The names of objects and categories in its `<ApiObject>` and `<ApiSelectors>`. */
  readonly catalogs: ReadonlySet<string>;
}

/** These pages describe changes, not features. */
const NO_GUIDES = /^(?:migration|whats-new|playground)\//;

const WORD = /[A-Za-z_$][\w$]*/g;

/** The attributes that name what an API list shows. */
const CATALOGS: Readonly<Record<string, string>> = { ApiObject: 'name', ApiSelectors: 'category' };

function productOf({ frontMatter }: Page): ApiProduct | undefined {
  const product = PRODUCTS.find(({ id }) => id === frontMatter.productId);
  return product?.apiSegment as ApiProduct | undefined;
}

function catalogIn(node: Node): string[] {
  const attribute = isJsx(node) ? CATALOGS[node.name ?? ''] : undefined;
  const name = isJsx(node) && attribute ? textAttribute(node, attribute) : undefined;
  return name === undefined ? [] : [name];
}

function modulesBeside(file: string): string[] {
  const folder = path.dirname(file);
  return readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of texts.join('\n').matchAll(WORD)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function toGuide(page: Page): FeatureGuide {
  const modules = modulesBeside(page.file);
  const listed = page.frontMatter.components;
  const components = Array.isArray(listed) ? listed.map(String) : [];
  return {
    path: path.posix.dirname(page.place.relative),
    product: productOf(page),
    explanations: findExplanations(page.root),
    components: new Set(components),
    subjects: new Set([...(page.text.match(WORD) ?? []), ...modules.flatMap(importedNames)]),
    codeWords: countWords([...page.fences.map(({ code }) => code), ...modules]),
    catalogs: new Set(walk(page.root).flatMap(catalogIn)),
  };
}

/**
 * Reads the guides of the current major that explain features, without migration guides and news.
 *
 * @param docsDir The absolute path of its pages.
 */
export async function readFeatureGuides(docsDir: string): Promise<FeatureGuide[]> {
  const pages = await readPages(docsDir);
  const products: unknown[] = [FAMILY, ...PRODUCTS].map(({ id }) => id);
  return pages
    .filter(({ place }) => !NO_GUIDES.test(place.relative))
    .filter(({ frontMatter }) => products.includes(frontMatter.productId))
    .map(toGuide);
}
