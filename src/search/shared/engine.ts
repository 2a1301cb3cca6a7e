import type { ProductId } from '../../content/shared/products';
import { addressOf, type RecordAddress } from './address';
import { toConcepts, type Concept } from './concepts';
import { createExportFinder } from './exports';
import { createErrorFinder } from './errorTemplates';
import { createFamilies } from './families';
import { createNamesakeFilter, mergeHits, type Scored } from './mergeHits';
import { coverageOf, toMiniQuery } from './miniQuery';
import { createNamings, bestNameScore, ownerNamesOf, type Naming } from './naming';
import { createQueryParser, type QueryVariant } from './query';
import { formerMajorOf, rankMatch, type RankContext } from './rank';
import type { SearchRecord } from './records';
import type { SearchIndex } from './searchIndex';
import type { SynonymTable } from './synonyms';
import { createTitleFinder } from './titles';
import { splitWords, squash } from './tokenize';
import type { Vocabulary } from './vocabulary';

export interface SearchOptions {
  /** Only results of this product. */
  readonly product?: ProductId;
  /** The product of the current page, whose results rank slightly higher. */
  readonly current?: ProductId;
  /** Default: 40. */
  readonly limit?: number;
}

export interface SearchHit extends RecordAddress, Omit<Scored, 'exactness'> {
  readonly record: SearchRecord;
}

export interface SearchOutcome {
  readonly hits: readonly SearchHit[];
  /** A name in the query that doesn't exist; the hits are the nearest ones. */
  readonly unknownName?: string;
  /** Set if the query is a long text, such as a pasted error, and nothing matches it well. */
  readonly isPasted?: true;
  /** The number of scored pairs of term and record: the cost of a search on any machine. */
  readonly work: number;
}

export interface SearchEngine {
  search(query: string, options?: SearchOptions): SearchOutcome;
}

const DEFAULT_LIMIT = 40;
/** How many candidates are fully ranked. Beyond, the order of the index is good enough. */
const CANDIDATES = 120;
const MAX_NAMES = 4;
/** From this number of words on, a query is a pasted text, which matches a little of everything. */
const PASTED_CONCEPTS = 8;
const PASTED_COVERAGE = 0.6;
const FIELD_BOOSTS = { name: 5, words: 4, place: 1.5, owners: 1.5, text: 1 };

/** Creates a search engine for the records of a version. It is deterministic. */
export function createSearchEngine(index: SearchIndex, synonyms: SynonymTable): SearchEngine {
  const { records, vocabulary } = index;
  const families = createFamilies(synonyms.families);
  const parse = createQueryParser({
    table: synonyms,
    families,
    vocabulary,
    ownerNames: ownerNamesOf(records),
    findTitles: createTitleFinder(records),
  });
  const findExports = createExportFinder(records);
  const findErrors = createErrorFinder(records);
  const formerMajor = formerMajorOf(records);
  const productOf = createProductFinder(records);
  const namings = createNamings(records);

  function searchVariant(variant: QueryVariant, context: QueryContext, options: SearchOptions) {
    const all = toConcepts(variant, vocabulary, families.kinOf);
    const isPasted = all.length >= PASTED_CONCEPTS;
    const concepts = isPasted ? rarestOf(all, vocabulary) : all;
    let work = 0;
    const found = index.mini.search(toMiniQuery(concepts), {
      boost: FIELD_BOOSTS,
      boostDocument(id: number) {
        work += 1;
        return accepts(records[id], options) ? 1 : 0;
      },
    });
    const hits = found.slice(0, CANDIDATES).flatMap((result): Scored[] => {
      const id = result.id as number;
      const record = records[id] as SearchRecord;
      const naming = namings[id] as Naming;
      const coverage = coverageOf(concepts, result);
      if (isPasted && coverage < PASTED_COVERAGE && !context.names.has(naming.squashed[0] ?? '')) {
        return [];
      }
      const nameFit = bestNameScore(naming, concepts, result);
      const match = { ...naming, record, score: result.score, coverage, nameFit };
      const score = rankMatch(match, context) * variant.weight;
      return [{ id, exactness: exactnessOf(record, naming, context), score, terms: result.terms }];
    });
    return { hits, work, isPasted };
  }

  /** Exports, which only a query of few words can name. */
  function searchExports(query: string, options: SearchOptions): Scored[] {
    const words = query.split(/[^\w$]+/).filter(Boolean);
    // Among several words, `gauge` isn't the start of `gaugeClasses`.
    const isName = (word: string) => words.length === 1 || /[a-z][A-Z]/.test(word);
    return (words.length > MAX_NAMES ? [] : words.filter(isName))
      .flatMap((word) => findExports(word).map((id) => ({ id, word })))
      .filter(({ id }) => accepts(records[id], options))
      .map(({ id, word }, order): Scored => {
        const name = records[id]?.name ?? '';
        const isExact = squash(name) === squash(word);
        const exactness = name === word ? 2 : isExact ? 1 : 0;
        return { id, exactness, score: 1 / (order + 1), terms: [name.toLowerCase()] };
      });
  }

  /** The errors in a pasted text, in their order. */
  function searchErrors(query: string, options: SearchOptions): Scored[] {
    return findErrors(query)
      .filter((id) => accepts(records[id], options))
      .map((id, order) => ({ id, exactness: 3, score: 1 / (order + 1), terms: [] }));
  }

  return {
    search(query, options = {}) {
      const { variants, product, unknownName, ...asked } = parse(query);
      const errors = searchErrors(query, options);
      const names = new Set(
        splitWords(query).flatMap(({ isCode, whole }) => (isCode ? whole : [])),
      );
      const named = product ?? productOf(names);
      const asText = errors.length > 0 ? [] : variants;
      const outcomes = asText.map((variant) => {
        const squashed = possibleNames(query, variant);
        const context = {
          ...asked,
          named,
          current: options.current,
          squashed,
          query,
          names,
          formerMajor,
          titles: variant.titles,
        };
        return searchVariant(variant, context, options);
      });
      const exports = searchExports(query, options);
      const merged = mergeHits([errors, exports, ...outcomes.map(({ hits }) => hits)].flat());
      const hits = merged.filter(createNamesakeFilter(records));
      return {
        ...(unknownName &&
          hits.length > 0 &&
          errors.length + exports.length === 0 && { unknownName }),
        ...(hits.length === 0 && outcomes.some(({ isPasted }) => isPasted) && { isPasted: true }),
        hits: hits.slice(0, options.limit ?? DEFAULT_LIMIT).map((hit): SearchHit => {
          const { id, score, terms } = hit;
          const record = records[id] as SearchRecord;
          return { id, score, terms, record, ...addressOf(record, asked.owners) };
        }),
        work: outcomes.reduce((sum, { work }) => sum + work, 0),
      };
    },
  };
}

type QueryContext = RankContext & {
  readonly query: string;
  /** The names in the query, in lowercase. */
  readonly names: ReadonlySet<string>;
};

/** Creates a function that returns the product of a name that only one has: `exportDataAsPrint`. */
function createProductFinder(records: readonly SearchRecord[]) {
  const products = new Map<string, ProductId | undefined>();
  for (const { kind, name, product } of records) {
    if (!['page', 'section', 'demo', 'error'].includes(kind)) {
      const key = name.toLowerCase();
      const isShared = products.has(key) && products.get(key) !== product;
      products.set(key, isShared ? undefined : product);
    }
  }
  return (names: ReadonlySet<string>) =>
    [...names].map((name) => products.get(name)).find((product) => product !== undefined);
}

/** The rarest words of a pasted text say what it is about, and limit the work. */
function rarestOf(concepts: readonly Concept[], vocabulary: Vocabulary): Concept[] {
  const countOf = ({ terms: [first] }: Concept) => vocabulary.get(first?.term ?? '') ?? 0;
  return [...concepts]
    .sort((a, b) => countOf(a) - countOf(b))
    .slice(0, PASTED_CONCEPTS)
    .map((concept) => ({
      ...concept,
      terms: concept.terms.slice(0, 2).map((term) => ({ ...term, isPrefix: false })),
    }));
}

function accepts(record: SearchRecord | undefined, { product }: SearchOptions): boolean {
  return record !== undefined && (!product || record.product === product);
}

/**
 * Whether the name of the record equals the query. Demos don't count, because they are named after
 * what they show.
 */
function exactnessOf(
  { kind, name }: SearchRecord,
  naming: Naming,
  { isIdentifier, query, squashed }: QueryContext,
): Scored['exactness'] {
  if (!isIdentifier || kind === 'demo' || !squashed.includes(naming.squashed[0] ?? '')) {
    return 0;
  }
  return query.includes(name) ? 2 : 1;
}

/**
 * The names that a query can be: as typed, without noise words, and without the words for a
 * product.
 */
function possibleNames(query: string, { words }: QueryVariant): string[] {
  const join = (some: QueryVariant['words']) => some.map(({ whole }) => whole).join('');
  return [squash(query), join(words), join(words.filter(({ isOptional }) => !isOptional))];
}
