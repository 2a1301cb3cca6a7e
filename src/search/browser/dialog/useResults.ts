import { useDeferredValue, useMemo, useState } from 'react';
import type { SearchEngine, SearchHit } from '@site/src/search/shared/engine';
import { groupHits, type HitGroup } from '../model/groupHits';
import type { SearchFilters } from './useSearchFilters';

export interface Results {
  /** The query of these results. */
  readonly query: string;
  readonly groups: readonly HitGroup[];
  /** In the order of the groups. */
  readonly hits: readonly SearchHit[];
  /** Set if the query is an unknown name: the results are guesses. */
  readonly unknownName?: string;
  /** Set if the query is a long text, such as a pasted error, and nothing matches it well. */
  readonly isPasted?: boolean;
  /** The number of results without the product filter. */
  readonly countOfAll: number;
}

export interface ActiveOption {
  readonly index: number;
  readonly set: (index: number) => void;
}

/** The results of the query, computed without blocking typing; `null` while there is no index. */
export function useResults(
  engine: SearchEngine | null,
  typed: string,
  { product, current }: SearchFilters,
): readonly [Results | null, ActiveOption] {
  const query = useDeferredValue(typed.trim());
  const results = useMemo(
    () => engine && search(engine, query, product ?? undefined, current),
    [engine, query, product, current],
  );
  const [moved, setMoved] = useState<{ results: Results | null; index: number } | null>(null);
  return [
    results,
    {
      // New results start at their first option.
      index: moved?.results === results ? (moved?.index ?? 0) : 0,
      set: (index) => setMoved({ results, index }),
    },
  ];
}

/** Searches synchronously, for a reader who presses Enter before the deferred results exist. */
export function search(
  engine: SearchEngine,
  query: string,
  product: SearchFilters['current'],
  current: SearchFilters['current'],
): Results {
  const { hits: found, isPasted, unknownName } = engine.search(query, { product, current });
  const groups = groupHits(found);
  const hasNone = found.length === 0 && product !== undefined;
  return {
    query,
    ...(unknownName && { unknownName }),
    ...(isPasted && { isPasted }),
    groups,
    hits: groups.flatMap(({ hits }) => hits),
    countOfAll: hasNone ? engine.search(query, { current }).hits.length : found.length,
  };
}
