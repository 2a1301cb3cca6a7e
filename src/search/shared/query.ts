import type { ProductId } from '../../content/shared/products';
import type { QueryTitle } from './rank';
import type { RecordKind } from './records';
import type { Families } from './families';
import { isWithin, readings, type QueryWord } from './readings';
import { spellOut } from './spellOut';
import { createPhraseFinder, type SynonymTable } from './synonyms';
import { stem } from './stem';
import type { TitleFinder, TitleMatch } from './titles';
import { splitWords, type Word } from './tokenize';
import { correctWord, splitRunTogether, isWordPrefix, type Vocabulary } from './vocabulary';

/** A reading of the query: as typed, or with synonyms for some words. */
export interface QueryVariant {
  readonly words: readonly QueryWord[];
  readonly weight: number;
  /** The titles of pages in it. */
  readonly titles: readonly QueryTitle[];
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
  /** See `CodePath`. */
  readonly ownerEnding?: string;
  /** Whether it is about migrating to another version. */
  readonly isMigration: boolean;
  /** Whether it is about migrating and names no version, so that the newest is meant. */
  readonly isNewestMigration: boolean;
  /** The major that a migration starts from: 6 in `upgrade from 6`, `v6 to v8`, and `migrate to v7`. */
  readonly migratesFrom?: number | undefined;
  /** A name in the query that no record has or starts with, so all results are guesses. */
  readonly unknownName?: string;
}

export type QueryParser = (query: string) => ParsedQuery;

/** A reading with a synonym counts slightly less than the typed words. */
const SYNONYM_WEIGHT = 0.9;
/** A long phrase says better than its single words what the reader wants. */
const LONG_PHRASE = 3;
const LONG_SYNONYM_WEIGHT = 1.2;
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

const MIGRATION_WORD = /^(?:migrat|upgrad|breaking|deprecat|codemod|v\d)/;
const VERSION_WORD = /^(?:v?[4-9]|lab)$/;
const FROM_MAJOR = /\bfrom (?:version )?v?([4-9])\b|\bv?([4-9]) to v?[4-9]\b/i;
const TO_MAJOR = /\bto (?:version )?v?([4-9])\b/i;

export interface ParserOptions {
  readonly table: SynonymTable;
  readonly families: Families;
  /** The words of the records. Typos are corrected before synonyms are looked up. */
  readonly vocabulary: Vocabulary;
  /** The names of components and interfaces, in lowercase. */
  readonly ownerNames: ReadonlySet<string>;
  readonly findTitles: TitleFinder;
}

export function createQueryParser({
  table,
  families,
  vocabulary,
  ownerNames,
  findTitles,
}: ParserOptions): QueryParser {
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
    families.headOf,
    // `react-hook-form DatePicker validation` is `react-hook-form validation`.
    ({ whole }) => table.inner.includes(whole) || ownerNames.has(whole),
  );

  /** Existing identifiers have no synonyms: `minDate` isn't "min date". */
  const meansItself = (word: Word) => word.isCode && vocabulary.has(word.whole);

  function correct(word: Word): Word {
    // Of words with several parts, only names are corrected: `server-side` is understood as is.
    const isKnown =
      vocabulary.has(word.whole) ||
      // `tested` isn't a mistyped `nested`.
      vocabulary.has(stem(word.whole)) ||
      (word.parts.length > 1 && !word.isCode);
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
    const texts = query.trim().split(/\s+/);
    const unknown = texts.find((text) => {
      const words = splitWords(text);
      return words.some((word) => (word.isCode || texts.length === 1) && isUnknown(word));
    });
    return unknown?.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  }

  function toVariants(words: readonly QueryWord[]): QueryVariant[] {
    const titles = findTitles(words);
    const corrected = words.map((word) => ({ ...word, ...correct(word) }));
    const asTyped = findMeanings.find(words);
    const matches = (asTyped.length > 0 ? asTyped : findMeanings.find(corrected)).filter(
      ({ start, length }) =>
        (length > 1 || !meansItself(corrected[start] as Word)) &&
        // "Tree data" is a page, and not the start of "tree data structure".
        !titles.some((title) => isWithin({ start, length }, title)) &&
        // `ag grid` alone means our grid; in `ag grid pinned column`, it needs no other reading.
        words.slice(start, start + length).some(({ isOptional }) => !isOptional),
    );
    const isMistyped = corrected.some(({ whole }, index) => whole !== words[index]?.whole);
    // A synonym of a correction counts less than the correction.
    const trust = asTyped.length > 0 ? 1 : CORRECTION_WEIGHT;
    const longest = Math.max(0, ...matches.map(({ length }) => length));
    const weight = trust * (longest >= LONG_PHRASE ? LONG_SYNONYM_WEIGHT : SYNONYM_WEIGHT);
    return [
      { words, weight: 1 },
      ...(isMistyped ? [{ words: corrected, weight: CORRECTION_WEIGHT }] : []),
      ...readings(words, matches).map((reading) => ({ words: reading, weight })),
    ]
      .slice(0, MAX_VARIANTS)
      .map((variant) => ({
        ...variant,
        titles: findTitles(variant.words).map(({ start, length, title }) => ({
          title,
          rest: variant.words
            .filter(
              ({ isOptional }, index) =>
                isOptional !== true && !(start <= index && index < start + length),
            )
            .flatMap(({ parts }) => parts.map(stem)),
        })),
      }));
  }

  /** `tree` in "tree data" isn't the Tree View, because that is the title of a page of the grid. */
  function productOf(words: readonly Word[]) {
    const titles = findTitles(words.filter((word) => !isNoise(word)));
    const products = findProducts
      .find(words)
      .filter(
        ({ start, length, value }) =>
          !titles.some((title) => isInTitle(words.slice(start, start + length), title, value)),
      );
    const [title] = titles.flatMap(({ product }) => product ?? []);
    return { products, product: products.at(-1)?.value ?? title };
  }

  return (query) => {
    const { text, isSlot, context: inPath, ownerEnding } = spellOut(query);
    const typed = families.joinPhrases(splitWords(text));
    const asksToMigrate = typed.some(({ whole }) => MIGRATION_WORD.test(whole));
    const all = asksToMigrate ? typed.map(toVersion) : typed;
    const { product, products } = productOf(all);
    const inProduct = new Set(
      products.flatMap(({ start, length }) => all.slice(start, start + length)),
    );
    const owners = all.filter(({ whole }) => ownerNames.has(whole));
    const kinds = all.filter(({ whole }) => Object.hasOwn(KIND_WORDS, whole));
    const path = all.filter(({ whole }) => inPath.has(whole));
    const context = new Set<Word>([...inProduct, ...owners, ...kinds, ...path]);
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
    const variants = toVariants(words);
    // `returns object instead of array` means the migration, too.
    const said = [...all, ...variants.flatMap((variant) => variant.words)];
    const isMigration = said.some(({ whole }) => MIGRATION_WORD.test(whole));
    return {
      variants,
      product,
      kind: isSlot ? 'slot' : hasContent ? KIND_WORDS[kinds.at(-1)?.whole ?? ''] : undefined,
      owners: hasContent ? owners.map(({ whole }) => whole) : [],
      ...(ownerEnding && { ownerEnding }),
      isIdentifier: isSlot || inPath.size > 0 || all.some(({ isCode }) => isCode),
      unknownName: findUnknownName(text),
      isMigration,
      isNewestMigration: isMigration && !said.some(({ whole }) => VERSION_WORD.test(whole)),
      ...(asksToMigrate && { migratesFrom: findFormerMajor(text) }),
    };
  };
}

/** Titles contain `v6` and not `6`. */
function toVersion(word: Word): Word {
  return /^[4-9]$/.test(word.whole)
    ? { ...word, whole: `v${word.whole}`, parts: [`v${word.whole}`] }
    : word;
}

function findFormerMajor(text: string): number | undefined {
  const [, from, first] = FROM_MAJOR.exec(text) ?? [];
  const to = TO_MAJOR.exec(text)?.[1];
  return from || first ? Number(from ?? first) : to ? Number(to) - 1 : undefined;
}

function isInTitle(name: readonly Word[], title: TitleMatch, product: ProductId): boolean {
  return (
    title.product !== product &&
    name.length < title.length &&
    name.every((word) => title.words.includes(word))
  );
}
