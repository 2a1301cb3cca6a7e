import type { Families } from './families';
import type { QueryVariant } from './query';
import type { QueryWord } from './readings';
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
/** `hide` also finds what `remove` finds. */
const KIN_WEIGHT = 0.45;
/** A single letter is the prefix of too many words, and two in readings with a synonym. */
const MIN_PREFIX_LENGTH = 2;
const MIN_PREFIX_LENGTH_IN_READING = 3;

/** The concepts of a reading: known words, corrected typos, and the last word as a prefix. */
export function toConcepts(
  variant: QueryVariant,
  vocabulary: Vocabulary,
  kinOf: Families['kinOf'],
): Concept[] {
  const last = variant.words.length - 1;
  const isAsTyped = variant.weight === 1;
  return variant.words.flatMap((word, index) => {
    const isShort = !isAsTyped && word.whole.length < MIN_PREFIX_LENGTH_IN_READING;
    const found = conceptsOf(word, index === last, vocabulary);
    const concepts = isShort ? found.map(withoutPrefix) : found;
    const kin = kinOf(word.whole);
    return kin.length === 0 ? concepts : concepts.map((concept) => withKin(concept, kin));
  });
}

function withoutPrefix(concept: Concept): Concept {
  return { ...concept, terms: concept.terms.map((term) => ({ ...term, isPrefix: false })) };
}

function withKin(concept: Concept, kin: readonly string[]): Concept {
  const terms = kin.map((term) => ({ term, weight: KIN_WEIGHT, isPrefix: false }));
  return { ...concept, terms: [...concept.terms, ...terms] };
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
