import type { ProductId } from '../products';
import type { RecordKind } from './records';
import { createPhraseFinder, type PhraseFinder, type SynonymTable } from './synonyms';
import { stem } from './stem';
import { splitWords, type Word } from './tokenize';
import { correctWord, splitRunTogether, isWordPrefix, type Vocabulary } from './vocabulary';

/** A word of the query. An optional one improves matches but isn't required. */
export interface QueryWord extends Word {
  readonly isOptional?: boolean;
}

/** A reading of the query: as typed, or with synonyms for some words. */
export interface QueryVariant {
  readonly words: readonly QueryWord[];
  readonly weight: number;
}

export interface ParsedQuery {
  readonly variants: readonly QueryVariant[];
  /** The product in the query. */
  readonly product?: ProductId;
  /** The kind in the query: `actionBar slot`. */
  readonly kind?: RecordKind;
  /** The components in the query, in lowercase: `DatePicker disablePast`. */
  readonly owners: readonly string[];
  /** Whether it is written like code: `minDate`, `row--editing`. */
  readonly isIdentifier: boolean;
  /** Whether it is about migrating to another version. */
  readonly isMigration: boolean;
  /** A name in the query that no record has or starts with, so all results are guesses. */
  readonly unknownName?: string;
}

export type QueryParser = (query: string) => ParsedQuery;

/** A reading with a synonym counts slightly less than the typed words. */
const SYNONYM_WEIGHT = 0.9;
const CORRECTION_WEIGHT = 0.9;
/** Each reading is a separate search, so this limits the work per keystroke. */
const MAX_VARIANTS = 4;

const KIND_WORDS: Readonly<Record<string, RecordKind>> = {
  prop: 'prop',
  props: 'prop',
  property: 'member',
  method: 'member',
  slot: 'slot',
  slots: 'slot',
  class: 'class',
  classname: 'class',
  event: 'event',
  selector: 'selector',
  hook: 'hook',
  demo: 'demo',
  interface: 'interface',
  type: 'interface',
};

/** A class name as the inspector shows it: `MuiDataGrid-row--editing`. */
const GLOBAL_CLASS = /\.?\bMui([A-Z]\w*)-(?=[A-Za-z])/g;
/** A slot in code: `slotProps.toolbar`, `slots.toolbar`. */
const SLOT_PATH = /\bslot(?:s|Props)\.(?=[a-z])/;
const MIGRATION_WORD = /^(?:migrat|upgrad|breaking|deprecat|v\d)/;

/**
 * @param vocabulary The words of the records. Typos are corrected before synonyms are looked up.
 * @param ownerNames The names of components and interfaces, in lowercase.
 */
export function createQueryParser(
  table: SynonymTable,
  vocabulary: Vocabulary,
  ownerNames: ReadonlySet<string>,
): QueryParser {
  const noise = new Set(table.noise);
  const isNoise = (word: Word) => noise.has(word.whole);
  const findProducts = createPhraseFinder(
    Object.entries(table.products).flatMap(([id, words]) =>
      words.map((word) => [word, id as ProductId] as const),
    ),
    isNoise,
  );
  const findMeanings = createPhraseFinder(
    table.meanings.flatMap(({ words, means }) => words.map((word) => [word, means] as const)),
    isNoise,
  );

  /** Existing identifiers have no synonyms: `minDate` isn't "min date". */
  const meansItself = (word: Word) => word.isCode && vocabulary.has(word.whole);

  function correct(word: Word): Word {
    // Of words with several parts, only names are corrected: `server-side` is understood as is.
    const isKnown = vocabulary.has(word.whole) || (word.parts.length > 1 && !word.isCode);
    if (isKnown || isWordPrefix(vocabulary, word.whole) || findMeanings.knows(word.whole)) {
      return word;
    }
    const [best] = correctWord(vocabulary, word.whole);
    return best === undefined ? word : { whole: best, parts: [best], isCode: false };
  }

  function isUnknown(word: Word): boolean {
    if (noise.has(word.whole) || isWordPrefix(vocabulary, word.whole)) {
      return false;
    }
    return (
      word.isCode ||
      !(
        vocabulary.has(stem(word.whole)) ||
        findMeanings.knows(word.whole) ||
        findProducts.knows(word.whole) ||
        word.parts.length > 1 ||
        splitRunTogether(vocabulary, word.whole)
      )
    );
  }

  /**
   * Among several words, only one that is written like code is a name; others can be mistyped
   * English.
   */
  function findUnknownName(query: string): string | undefined {
    const texts = spellOut(query).trim().split(/\s+/);
    const unknown = texts.find((text) => {
      const words = splitWords(text);
      return words.some((word) => (word.isCode || texts.length === 1) && isUnknown(word));
    });
    return unknown?.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  }

  function toVariants(words: readonly QueryWord[]): QueryVariant[] {
    const corrected = words.map((word) => ({ ...word, ...correct(word) }));
    const asTyped = findMeanings.find(words);
    const matches = (asTyped.length > 0 ? asTyped : findMeanings.find(corrected)).filter(
      ({ start, length }) =>
        (length > 1 || !meansItself(corrected[start] as Word)) &&
        // `ag grid` alone means our grid; in `ag grid pinned column`, it needs no other reading.
        words.slice(start, start + length).some(({ isOptional }) => !isOptional),
    );
    const isMistyped = corrected.some(({ whole }, index) => whole !== words[index]?.whole);
    // A synonym of a correction counts less than the correction.
    const weight = asTyped.length > 0 ? SYNONYM_WEIGHT : SYNONYM_WEIGHT * CORRECTION_WEIGHT;
    return [
      { words, weight: 1 },
      ...(isMistyped ? [{ words: corrected, weight: CORRECTION_WEIGHT }] : []),
      ...readings(words, matches).map((reading) => ({ words: reading, weight })),
    ].slice(0, MAX_VARIANTS);
  }

  return (query) => {
    const isSlot = SLOT_PATH.test(query);
    const all = splitWords(spellOut(query));
    const products = findProducts.find(all);
    const inProduct = new Set(
      products.flatMap(({ start, length }) => all.slice(start, start + length)),
    );
    const owners = all.filter(({ whole }) => ownerNames.has(whole));
    const kinds = all.filter(({ whole }) => Object.hasOwn(KIND_WORDS, whole));
    const context = new Set<Word>([...inProduct, ...owners, ...kinds]);
    const hasContent = all.some((word) => !isNoise(word) && !context.has(word));
    // `server component` is more specific than `server`: a noise word can be part of a phrase.
    const inPhrase = new Set(
      findMeanings
        .find(all)
        .filter(({ length }) => length > 1)
        .flatMap(({ start, length }) => all.slice(start, start + length)),
    );
    const kept = all.filter((word) => !isNoise(word) || context.has(word) || inPhrase.has(word));
    const words = (kept.length > 0 ? kept : all).map((word) => ({
      ...word,
      isOptional: hasContent && (context.has(word) || isNoise(word)),
    }));
    return {
      variants: toVariants(words),
      product: products.at(-1)?.value,
      kind: isSlot ? 'slot' : hasContent ? KIND_WORDS[kinds.at(-1)?.whole ?? ''] : undefined,
      owners: hasContent ? owners.map(({ whole }) => whole) : [],
      isIdentifier: isSlot || all.some(({ isCode }) => isCode),
      unknownName: findUnknownName(query),
      isMigration: all.some(({ whole }) => MIGRATION_WORD.test(whole)),
    };
  };
}

/** Replaces class names by words with their kind, and removes the path of slots. */
function spellOut(query: string): string {
  return query.replace(GLOBAL_CLASS, '$1 class ').replace(SLOT_PATH, '');
}

type Meanings = ReturnType<PhraseFinder<string>['find']>;

/**
 * The readings of a query: with all compatible synonyms, then with each alone, longest phrase
 * first.
 */
function readings(words: readonly QueryWord[], found: Meanings): QueryVariant['words'][] {
  const matches = [...found].sort((a, b) => b.length - a.length);
  const together: Meanings = [];
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

function replace(words: readonly QueryWord[], matches: Meanings): readonly QueryWord[] {
  return words.flatMap((word, index): readonly QueryWord[] => {
    const match = matches.find(({ start, length }) => index >= start && index < start + length);
    if (!match) {
      return [word];
    }
    return index === match.start ? splitWords(match.value) : [];
  });
}
