import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiProduct } from '../../shared/apiModel';
import { FAMILY, PRODUCTS } from '../../../content/shared/products';
import { isMajor, type Major } from '../../../versions/shared/versions';
import type { Page, PageMention } from '../../../content/node/page';
import type { ContentPlace } from '../../../versions/node';
import { checkedFences } from '../../../content/node/type-checks';
import { codeNames } from './codeNames';

/** A page by an author. */
export interface Guide {
  /** The major of the page. */
  readonly major: Major;
  /** The path below the pages of its major, with slashes. */
  readonly path: string;
  readonly mentions: readonly PageMention[];
  readonly products: readonly ApiProduct[];
  /** The other majors that a migration guide describes. */
  readonly otherMajors: readonly string[];
  /** The names in its checked fences and in adjacent demos. */
  readonly ownNames: readonly string[];
}

/**
 * The page's own product and those whose packages it names; all products for a page of the family.
 */
function productsOf({ frontMatter, text }: Page): ApiProduct[] {
  const id = frontMatter.productId;
  const known = PRODUCTS.filter(({ apiSegment }) => apiSegment !== undefined);
  const own = known.filter(
    (product) => product.id === id || (id !== FAMILY.id && text.includes(`@mui/${product.id}`)),
  );
  return (own.length > 0 ? own : known).map(({ apiSegment }) => apiSegment as ApiProduct);
}

/** `migration-charts-v5` describes the step from v5 to v6. */
function otherMajorsOf({ major: own, relative }: ContentPlace): string[] {
  const from = Number(/^migration\/.*-v(?<major>\d+)\.mdx$/.exec(relative)?.groups?.major);
  return [`v${from}`, `v${from + 1}`].filter((major) => isMajor(major) && major !== own);
}

function demoNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => codeNames(readFileSync(path.join(folder, name), 'utf8'), name));
}

/** What the check of names reads from a page. */
export function toGuide(page: Page): Guide {
  const { file, mentions, place } = page;
  const fenceNames = checkedFences(page).flatMap(({ code }) => codeNames(code, 'fence.tsx'));
  return {
    major: place.major,
    path: place.relative,
    mentions,
    products: productsOf(page),
    otherMajors: otherMajorsOf(place),
    ownNames: [...fenceNames, ...demoNames(path.dirname(file))],
  };
}
