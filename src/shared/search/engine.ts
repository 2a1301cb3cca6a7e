import type { SearchResult } from 'minisearch';
import type { ProductId } from '../products';
import { addressOf, type RecordAddress } from './address';
import { toConcepts, type Concept } from './concepts';
import { createNamings, bestNameScore, ownerNamesOf, type Naming } from './naming';
import { createQueryParser, type QueryVariant } from './query';
import { rankMatch, type RankContext } from './rank';
import type { SearchRecord } from './records';
import type { SearchIndex } from './searchIndex';
import type { SynonymTable } from './synonyms';
import { squash } from './tokenize';

export interface SearchOptions {
  /** Only results of this product. */
  readonly product?: ProductId;
  /** The product of the current page, whose results rank slightly higher. */
  readonly current?: ProductId;
  /** Default: 40. */
  readonly limit?: number;
}

export interface SearchHit extends RecordAddress {
  /** The index of the record. */
  readonly id: number;
  readonly record: SearchRecord;
  readonly score: number;
  /** The words of the record that matched, in all forms, for highlighting. */
  readonly terms: readonly string[];
}

type Scored = Pick<SearchHit, 'id' | 'score' | 'terms'> & {
  /**
   * Whether its name equals the query, in any spelling (1) or exactly (2). Such records come first.
   */
  readonly exactness: 0 | 1 | 2;
};

export interface SearchOutcome {
  readonly hits: readonly SearchHit[];
  /** A name in the query that doesn't exist; the hits are the nearest ones. */
  readonly unknownName?: string;
  /** The number of scored pairs of term and record: the cost of a search on any machine. */
  readonly work: number;
}

export interface SearchEngine {
  readonly records: readonly SearchRecord[];
  search(query: string, options?: SearchOptions): SearchOutcome;
}

const DEFAULT_LIMIT = 40;
/** How many candidates are fully ranked. Beyond, the order of the index is good enough. */
const CANDIDATES = 120;
const FIELD_BOOSTS = { name: 5, words: 4, place: 1.5, owners: 1.5, text: 1 };

/** Creates a search engine for the records of a version. It is deterministic. */
export function createSearchEngine(index: SearchIndex, synonyms: SynonymTable): SearchEngine {
  const { records, vocabulary } = index;
  const parse = createQueryParser(synonyms, vocabulary, ownerNamesOf(records));
  const namings = createNamings(records);

  function searchVariant(
    variant: QueryVariant,
    context: RankContext & { readonly query: string },
    options: SearchOptions,
  ) {
    const concepts = toConcepts(variant, vocabulary);
    let work = 0;
    const found = index.mini.search(toMiniQuery(concepts), {
      boost: FIELD_BOOSTS,
      boostDocument(id: number) {
        work += 1;
        return accepts(records[id], options) ? 1 : 0;
      },
    });
    const hits = found.slice(0, CANDIDATES).map((result): Scored => {
      const id = result.id as number;
      const record = records[id] as SearchRecord;
      const naming = namings[id] as Naming;
      const match = {
        record,
        squashed: naming.squashed,
        score: result.score,
        coverage: coverageOf(concepts, result),
        nameFit: bestNameScore(naming, concepts, result),
        namesakes: naming.namesakes,
      };
      return {
        id,
        exactness: exactnessOf(record, naming, context),
        score: rankMatch(match, context) * variant.weight,
        terms: result.terms,
      };
    });
    return { hits, work };
  }

  return {
    records,
    search(query, options = {}) {
      const { variants, product: named, unknownName, ...asked } = parse(query);
      const outcomes = variants.map((variant) => {
        const squashed = possibleNames(query, variant);
        const context = { ...asked, named, current: options.current, squashed, query };
        return searchVariant(variant, context, options);
      });
      const merged = mergeHits(outcomes.flatMap((outcome) => outcome.hits));
      const hits = merged.filter(createNamesakeFilter(records));
      return {
        ...(unknownName && hits.length > 0 && { unknownName }),
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
  { isIdentifier, query, squashed }: RankContext & { readonly query: string },
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

function toMiniQuery(concepts: readonly Concept[]) {
  return {
    combineWith: 'OR' as const,
    queries: concepts.flatMap(({ terms }) =>
      terms.map(({ term, weight, isPrefix }) => ({
        queries: [term],
        prefix: isPrefix,
        boostTerm: () => weight,
      })),
    ),
  };
}

function coverageOf(concepts: readonly Concept[], { queryTerms }: SearchResult): number {
  const asked = concepts.filter(({ isOptional }) => !isOptional);
  const counted = asked.length > 0 ? asked : concepts;
  const covered = counted.filter(({ terms }) =>
    terms.some(({ term }) => queryTerms.includes(term)),
  );
  return counted.length === 0 ? 0 : covered.length / counted.length;
}

/** Twenty pages have a section "Validation", so only a few of them are shown. */
const MAX_NAMESAKES = 3;

function createNamesakeFilter(records: readonly SearchRecord[]): (hit: Scored) => boolean {
  const seen = new Map<string, number>();
  return ({ id }) => {
    const { kind, name } = records[id] as SearchRecord;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, kind === 'section' ? count : count - 1);
    return kind !== 'section' || count <= MAX_NAMESAKES;
  };
}

function byRank(a: Scored, b: Scored): number {
  return b.exactness - a.exactness || b.score - a.score || a.id - b.id;
}

/** Merges the hits of all readings of a query, keeping the best of each record. */
function mergeHits(hits: readonly Scored[]): Scored[] {
  const best = new Map<number, Scored>();
  for (const hit of hits) {
    const other = best.get(hit.id);
    if (!other || byRank(hit, other) < 0) {
      best.set(hit.id, hit);
    }
  }
  return [...best.values()].sort(byRank);
}
