import type { SearchResult } from 'minisearch';
import type { Concept } from './concepts';

/** The query of MiniSearch for any of the concepts. */
export function toMiniQuery(concepts: readonly Concept[]) {
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

/** The share of the required concepts that a result contains, from 0 to 1. */
export function coverageOf(concepts: readonly Concept[], { queryTerms }: SearchResult): number {
  const asked = concepts.filter(({ isOptional }) => !isOptional);
  const counted = asked.length > 0 ? asked : concepts;
  const covered = counted.filter(({ terms }) =>
    terms.some(({ term }) => queryTerms.includes(term)),
  );
  return counted.length === 0 ? 0 : covered.length / counted.length;
}
