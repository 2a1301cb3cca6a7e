import type { QueryVariant, QueryWord } from './query';
import { stem } from './stem';
import { correctWord, splitRunTogether, isWordPrefix, type Vocabulary } from './vocabulary';

/** A form of a word to look up in the index. */
export interface ConceptTerm {
  readonly term: string;
  readonly weight: number;
  /** Whether words with this prefix also match. */
  readonly isPrefix: boolean;
}

/** Something that the query asks for, in all equivalent forms. */
export interface Concept {
  readonly terms: readonly ConceptTerm[];
  readonly isOptional: boolean;
}

const STEM_WEIGHT = 0.8;
const CORRECTION_WEIGHT = 0.7;
/** A single letter is the prefix of too many words. */
const MIN_PREFIX_LENGTH = 2;

/** The concepts of a reading: known words, corrected typos, and the last word as a prefix. */
export function toConcepts(variant: QueryVariant, vocabulary: Vocabulary): Concept[] {
  const last = variant.words.length - 1;
  return variant.words.flatMap((word, index) => conceptsOf(word, index === last, vocabulary));
}

function conceptsOf(word: QueryWord, isLast: boolean, vocabulary: Vocabulary): Concept[] {
  const isOptional = word.isOptional === true;
  const isKnown = (text: string) => vocabulary.has(text);
  const toConcept = (text: string, isPrefix: boolean): Concept => ({
    isOptional,
    terms: formsOf(text, isPrefix),
  });

  if (isKnown(word.whole) || (isLast && isWordPrefix(vocabulary, word.whole))) {
    return [toConcept(word.whole, isLast)];
  }
  if (word.parts.length > 1) {
    return word.parts.flatMap((part, index) =>
      conceptsOf(
        { whole: part, parts: [part], isCode: false, isOptional },
        isLast && index === word.parts.length - 1,
        vocabulary,
      ),
    );
  }
  const halves = splitRunTogether(vocabulary, word.whole);
  if (isKnown(stem(word.whole)) || (!halves && isWordPrefix(vocabulary, word.whole))) {
    return [toConcept(word.whole, true)];
  }
  if (halves) {
    return halves.map((half) => toConcept(half, false));
  }
  const corrections = correctWord(vocabulary, word.whole);
  if (corrections.length > 0) {
    const terms = corrections.flatMap((term, index) =>
      formsOf(term, false).map((form) => ({
        ...form,
        weight: (form.weight * CORRECTION_WEIGHT) / (index + 1),
      })),
    );
    return [{ isOptional, terms }];
  }
  return [toConcept(word.whole, isLast)];
}

function formsOf(text: string, isPrefix: boolean): ConceptTerm[] {
  const stemmed = stem(text);
  const asTyped = {
    term: text,
    weight: 1,
    isPrefix: isPrefix && text.length >= MIN_PREFIX_LENGTH,
  };
  return stemmed === text
    ? [asTyped]
    : [asTyped, { term: stemmed, weight: STEM_WEIGHT, isPrefix: false }];
}
