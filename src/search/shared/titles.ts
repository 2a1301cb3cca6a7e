import { findProduct, type ProductId } from '../../content/shared/products';
import type { SearchRecord } from './records';
import { stem } from './stem';
import { splitWords, squash, type Word } from './tokenize';

/** The title of a page in a query: `tree data` in `sort tree data`, `row selection` in `select rows`. */
export interface TitleMatch {
  readonly start: number;
  readonly length: number;
  /** The words of the query. */
  readonly words: readonly Word[];
  /** Without spaces and punctuation. */
  readonly title: string;
  /** The product of the page, if only one product has a page of this title, of several words. */
  readonly product?: ProductId;
}

export type TitleFinder = (words: readonly Word[]) => readonly TitleMatch[];

const MAX_TITLE_WORDS = 4;

type Title = Pick<TitleMatch, 'title' | 'product'>;

/** Titles match in any order and form of their words. */
function keyOf(words: readonly Word[]): string {
  return words
    .flatMap(({ parts }) => parts)
    .map(stem)
    .sort()
    .join(' ');
}

function titlesOf(records: readonly SearchRecord[]): ReadonlyMap<string, Title> {
  const titles = new Map<string, Title>();
  for (const { kind, name, product } of records) {
    if (kind === 'page' && findProduct(product).name !== name) {
      const key = keyOf(splitWords(name));
      const other = titles.get(key);
      const isShared = other !== undefined && other.product !== product;
      // `validation` alone can be about any product.
      const isNamed = name.includes(' ') && !isShared;
      titles.set(key, { title: squash(name), ...(isNamed && { product }) });
    }
  }
  return titles;
}

/** Creates a function that finds the titles of pages in a query, without those inside of others. */
export function createTitleFinder(records: readonly SearchRecord[]): TitleFinder {
  const titles = titlesOf(records);
  return (words) => {
    const found: TitleMatch[] = [];
    for (let length = Math.min(MAX_TITLE_WORDS, words.length); length >= 1; length -= 1) {
      for (let start = 0; start + length <= words.length; start += 1) {
        const part = words.slice(start, start + length);
        const isInside = found.some(
          (other) => other.start <= start && start + length <= other.start + other.length,
        );
        const title = isInside ? undefined : titles.get(keyOf(part));
        if (title) {
          found.push({ start, length, words: part, ...title });
        }
      }
    }
    return found;
  };
}
