import type { PhraseMatch } from './synonyms';
import { splitWords, type Word } from './tokenize';

/** A word of the query. An optional one improves matches but isn't required. */
export interface QueryWord extends Word {
  readonly isOptional?: boolean;
}

type Meanings = readonly PhraseMatch<string>[];
type Reading = readonly QueryWord[];

/** A part of a query. */
export type Span = Pick<PhraseMatch<unknown>, 'start' | 'length'>;

/** Whether a span lies in another one or equals it. */
export function isWithin(one: Span, other: Span): boolean {
  return other.start <= one.start && one.start + one.length <= other.start + other.length;
}

/**
 * The readings of a query: with all compatible synonyms, then with each alone, longest phrase
 * first.
 */
export function readings(words: Reading, found: Meanings): Reading[] {
  const matches = [...found].sort((a, b) => b.length - a.length);
  const together: PhraseMatch<string>[] = [];
  for (const match of matches) {
    const overlaps = together.some(
      (other) =>
        match.start < other.start + other.length && other.start < match.start + match.length,
    );
    if (!overlaps) {
      together.push(match);
    }
  }
  const alone = matches.map((match) => [match]);
  return (together.length > 1 ? [together, ...alone] : alone).map((set) => replace(words, set));
}

function replace(words: Reading, matches: Meanings): Reading {
  return words.flatMap((word, index): Reading => {
    const match = matches.find(({ start, length }) => index >= start && index < start + length);
    if (!match) {
      return [word];
    }
    return index === match.start ? splitWords(match.value) : [];
  });
}
