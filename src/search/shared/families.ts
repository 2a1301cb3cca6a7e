import { stem } from './stem';
import { createPhraseFinder } from './synonyms';
import { splitWords, type Word } from './tokenize';

/** Words that mean about the same in a query: `remove`, `hide`, `disable`. */
export interface Families {
  /** Replaces phrases by one word: `turn off` → `disable`. */
  readonly joinPhrases: (words: readonly Word[]) => readonly Word[];
  /** The first word of the family of a word, or the word itself. */
  readonly headOf: (word: string) => string;
  /** The stems of the other words in the family of a word. */
  readonly kinOf: (word: string) => readonly string[];
}

/**
 * @param families The words and phrases of each family. The first word replaces the phrases.
 */
export function createFamilies(families: readonly (readonly string[])[]): Families {
  const phrases = families.flatMap(([first = '', ...others]) =>
    others.filter((other) => other.includes(' ')).map((phrase) => [phrase, first] as const),
  );
  const finder = createPhraseFinder(phrases, () => false);
  const kin = new Map<string, Set<string>>();
  for (const family of families) {
    const stems = family.filter((word) => !word.includes(' ')).map(stem);
    for (const one of stems) {
      kin.set(one, new Set([...(kin.get(one) ?? []), ...stems.filter((other) => other !== one)]));
    }
  }

  const heads = new Map<string, string>();
  for (const [first = '', ...others] of families) {
    for (const word of others) {
      heads.set(word, heads.get(word) ?? first);
    }
  }

  return {
    headOf: (word) => heads.get(word) ?? word,
    joinPhrases(words) {
      const found = finder.find(words);
      return words.flatMap((word, index) => {
        const inside = found.find(({ start, length }) => index >= start && index < start + length);
        if (!inside) {
          return [word];
        }
        return index === inside.start ? splitWords(inside.value) : [];
      });
    },
    kinOf: (word) => [...(kin.get(stem(word)) ?? [])],
  };
}
