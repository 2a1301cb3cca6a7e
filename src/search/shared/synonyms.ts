import type { ProductId } from '../../content/shared/products';
import { splitWords, type Word } from './tokenize';

/** Synonyms for what the documentation describes. Data: `data/search/synonyms.json`. */
export interface SynonymTable {
  /** Words that are removed from a query with other words: `how`, `to`, `react`. */
  readonly noise: readonly string[];
  /** Words that name a product, by product: `datatable` → the Data Grid. */
  readonly products: Readonly<Partial<Record<ProductId, readonly string[]>>>;
  /** A query that contains one of `words` is also tried with `means` instead. */
  readonly meanings: readonly SynonymMeaning[];
  /** Words inside a phrase of two words that don't change its meaning: `first` in `freeze first column`. */
  readonly inner: readonly string[];
  /**
   * Words and phrases that mean about the same, with the most usual one first: `disable`, `remove`,
   * `turn off`. Each also finds the others, with less weight.
   */
  readonly families: readonly (readonly string[])[];
}

export interface SynonymMeaning {
  /** Words or phrases as readers type them, in any case: `frozen column`. */
  readonly words: readonly string[];
  /** The documentation's words: `column pinning`. */
  readonly means: string;
}

/** A phrase in a query. */
export interface PhraseMatch<Value> {
  readonly start: number;
  readonly length: number;
  readonly value: Value;
}

export interface PhraseFinder<Value> {
  /**
   * Finds phrases in a query, in any notation: `frozen column`, `frozenColumns`; with a word inside:
   * `frozen first column`; at its end also their prefixes: `frozen col`.
   */
  find(words: readonly Word[]): PhraseMatch<Value>[];
  /** Whether the text without spaces is a phrase. */
  knows(joined: string): boolean;
}

const MAX_PHRASE_WORDS = 5;

/**
 * @param isNoise Whether queries don't contain a word, so that it must be removed from phrases,
 * too.
 * @param isInner Whether a word inside a phrase of two words doesn't change what it means: `first` in
 * `freeze first column`. Default: no word.
 * @param headOf The word that represents a family of words, so that `hide column` is also found as
 * `remove column`. Default: the word itself.
 */
export function createPhraseFinder<Value>(
  phrases: Iterable<readonly [phrase: string, value: Value]>,
  isNoise: (word: Word) => boolean,
  headOf: (word: string) => string = (word) => word,
  isInner: (word: Word) => boolean = () => false,
): PhraseFinder<Value> {
  const values = new Map<string, Value>();
  const ofLength: (readonly [phrase: string, value: Value])[][] = [];
  const byHeads = new Map<string, Value>();
  const joinHeads = (words: readonly Word[]) => words.map(({ whole }) => headOf(whole)).join('');
  for (const [phrase, value] of phrases) {
    const words = splitWords(phrase);
    const content = words.filter((word) => !isNoise(word));
    values.set(join(words), value);
    // `always visible` isn't the start of a word of `always visible calendar`.
    (ofLength[words.length] ??= []).push([join(words), value]);
    byHeads.set(joinHeads(content), value);
    if (content.length > 1) {
      values.set(join(content), value);
      (ofLength[content.length] ??= []).push([join(content), value]);
    }
  }
  const lookUp = (joined: string, words: readonly Word[] = []) => {
    const heads = words.length > 1 ? joinHeads(words) : '';
    return (
      values.get(joined) ??
      values.get(singular(joined)) ??
      byHeads.get(heads) ??
      byHeads.get(singular(heads))
    );
  };
  /** `freeze first column` is `freeze column`. */
  const lookUpAround = ([first, inner, last]: readonly Word[]) =>
    first && last && inner && isInner(inner)
      ? lookUp(join([first, last]), [first, last])
      : undefined;
  const complete = (joined: string, length: number) =>
    ofLength[length]?.find(([key]) => key.startsWith(joined))?.[1];

  return {
    knows: (joined) => lookUp(joined) !== undefined,
    find(words) {
      const matches: PhraseMatch<Value>[] = [];
      for (let start = 0; start < words.length; start += 1) {
        for (
          let length = 1;
          length <= MAX_PHRASE_WORDS && start + length <= words.length;
          length += 1
        ) {
          const part = words.slice(start, start + length);
          const joined = join(part);
          const isBeingTyped = length > 1 && start + length === words.length;
          const value =
            lookUp(joined, part) ??
            (isBeingTyped ? complete(joined, length) : undefined) ??
            (length === 3 ? lookUpAround(part) : undefined);
          if (value !== undefined) {
            matches.push({ start, length, value });
          }
        }
      }
      return matches;
    },
  };
}

function join(words: readonly Word[]): string {
  return words.map(({ whole }) => whole).join('');
}

function singular(joined: string): string {
  return joined.endsWith('s') ? joined.slice(0, -1) : joined;
}
