import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiProduct } from '../../shared/apiModel';
import { PRODUCTS } from '../../shared/products';
import { isMajor, type Major } from '../../shared/versions';
import type { BuildVersion } from '../../build/versions';
import { readFences } from '../types';
import { codeNames } from './codeNames';

/** A page by an author. */
export interface Guide {
  /** The major of the page. */
  readonly major: Major;
  /** The path below the pages of its major, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly products: readonly ApiProduct[];
  /** The other majors that a migration guide describes. */
  readonly otherMajors: readonly string[];
  /** The names in its checked fences and in adjacent demos. */
  readonly ownNames: readonly string[];
}

/**
 * The page's own product and those whose packages it names; all products for a page of the family.
 */
function productsOf(text: string): ApiProduct[] {
  const id = /^productId:\s*['"]?(?<id>[\w-]+)/m.exec(text)?.groups?.id;
  const known = PRODUCTS.filter(({ apiSegment }) => apiSegment !== undefined);
  const own = known.filter(
    (product) => product.id === id || (id !== 'x' && text.includes(`@mui/${product.id}`)),
  );
  return (own.length > 0 ? own : known).map(({ apiSegment }) => apiSegment as ApiProduct);
}

/** `migration-charts-v5` describes the step from v5 to v6. */
function otherMajorsOf(page: string, own: Major): string[] {
  const from = Number(/^migration\/.*-v(?<major>\d+)\.mdx$/.exec(page)?.groups?.major);
  return [`v${from}`, `v${from + 1}`].filter((major) => isMajor(major) && major !== own);
}

function demoNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => codeNames(readFileSync(path.join(folder, name), 'utf8'), name));
}

/**
 * Reads a guide.
 *
 * @param page The path below the pages of the major.
 */
export function readGuide(
  { docsDir, major }: Pick<BuildVersion, 'docsDir' | 'major'>,
  page: string,
): Guide {
  const text = readFileSync(path.join(docsDir, page), 'utf8');
  const fenceNames = readFences(text).flatMap(({ code }) => codeNames(code, 'fence.tsx'));
  return {
    major,
    path: page,
    text,
    products: productsOf(text),
    otherMajors: otherMajorsOf(page, major),
    ownNames: [...fenceNames, ...demoNames(path.dirname(path.join(docsDir, page)))],
  };
}

/** Reads every guide of a major, without the generated pages in `api`. */
export function readGuides(version: BuildVersion): Guide[] {
  return (readdirSync(version.docsDir, { recursive: true }) as string[])
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('api/'))
    .sort()
    .map((page) => readGuide(version, page));
}
