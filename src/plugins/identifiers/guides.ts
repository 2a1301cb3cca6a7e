import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiProduct } from '../../shared/apiModel';
import { PRODUCTS } from '../../shared/products';
import { CURRENT_MAJOR } from '../../shared/versions';
import { readFences } from '../type-check/readFences';
import { codeNames } from './codeNames';

/** A page that an author has written. */
export interface Guide {
  /** Path below `docs`, with slashes. */
  readonly path: string;
  readonly text: string;
  /** What it is about. */
  readonly products: readonly ApiProduct[];
  /** The older majors that a migration guide speaks about. */
  readonly olderMajors: readonly string[];
  /** Names in its checked fences and in the demos beside it. */
  readonly ownNames: readonly string[];
}

/** Its own product and those whose packages it names; all of them for a page of the family. */
function productsOf(text: string): ApiProduct[] {
  const id = /^productId:\s*['"]?(?<id>[\w-]+)/m.exec(text)?.groups?.id;
  const known = PRODUCTS.filter(({ apiSegment }) => apiSegment !== undefined);
  const own = known.filter(
    (product) => product.id === id || (id !== 'x' && text.includes(`@mui/${product.id}`)),
  );
  return (own.length > 0 ? own : known).map(({ apiSegment }) => apiSegment as ApiProduct);
}

/** `migration-charts-v5` leads from v5 to v6. */
function olderMajorsOf(page: string): string[] {
  const from = Number(/^migration\/.*-v(?<major>\d+)\.mdx$/.exec(page)?.groups?.major);
  return [from, from + 1].map((major) => `v${major}`).filter((major) => major < CURRENT_MAJOR);
}

function demoNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => codeNames(readFileSync(path.join(folder, name), 'utf8'), name));
}

function readGuide(docsDir: string, page: string): Guide {
  const text = readFileSync(path.join(docsDir, page), 'utf8');
  const fenceNames = readFences(text).flatMap(({ code }) => codeNames(code, 'fence.tsx'));
  return {
    path: page,
    text,
    products: productsOf(text),
    olderMajors: olderMajorsOf(page),
    ownNames: [...fenceNames, ...demoNames(path.dirname(path.join(docsDir, page)))],
  };
}

/**
 * Reads every guide: the pages of `docs` but for the generated ones in `docs/api`.
 *
 * @param docsDir Absolute path.
 */
export function readGuides(docsDir: string): Guide[] {
  return (readdirSync(docsDir, { recursive: true }) as string[])
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('api/'))
    .sort()
    .map((page) => readGuide(docsDir, page));
}
