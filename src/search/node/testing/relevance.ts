import type { SearchEngine, SearchHit } from '../../shared/engine';

/** A query and the correct results. Data: `data/search/goldenQueries.json`. */
export interface GoldenQuery {
  readonly query: string;
  /** Paths below the base URL. Without an anchor, any section of the page counts. */
  readonly expected: readonly string[];
}

export interface Relevance {
  /** The share of queries whose first result is correct. */
  readonly successAt1: number;
  /** The share of queries with a correct result among the first three. */
  readonly successAt3: number;
  /** The mean of 1/rank of the first correct result; 0 if there is none among the first twenty. */
  readonly meanReciprocalRank: number;
  /** The queries without a correct result among the first three, with their results. */
  readonly misses: readonly string[];
}

const DEPTH = 20;

/** Runs golden queries without a current product. */
export function measureRelevance(engine: SearchEngine, queries: readonly GoldenQuery[]): Relevance {
  const misses: string[] = [];
  let [first, firstThree, reciprocals] = [0, 0, 0];
  for (const { query, expected } of queries) {
    const { hits } = engine.search(query, { limit: DEPTH });
    const rank = hits.findIndex((hit) => expected.some((address) => answers(hit, address))) + 1;
    first += rank === 1 ? 1 : 0;
    reciprocals += rank > 0 ? 1 / rank : 0;
    if (rank > 0 && rank <= 3) {
      firstThree += 1;
    } else {
      const found = hits.slice(0, 3).map(({ path }) => path);
      misses.push(`${query}: rank ${rank || 'none'}, found ${found.join(', ')}`);
    }
  }
  return {
    successAt1: first / queries.length,
    successAt3: firstThree / queries.length,
    meanReciprocalRank: reciprocals / queries.length,
    misses,
  };
}

function answers({ path, record }: SearchHit, address: string): boolean {
  return address.includes('#')
    ? path === address || record.path === address
    : path.split('#', 1)[0] === address;
}
