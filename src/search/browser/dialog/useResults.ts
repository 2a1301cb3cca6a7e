import { useEffect, useState } from 'react';
import { follow } from '@site/src/base/browser/lazy';
import type { SearchHit } from '@site/src/search/shared/engine';
import { groupHits, type HitGroup } from '../model/groupHits';
import type { RemoteEngine } from '../model/loadEngine';
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

interface Found {
  readonly engine: RemoteEngine;
  readonly results: Results;
}

/**
 * The results of the query, or of the one before, until they arrive; `null` while there is no index.
 */
export function useResults(
  engine: RemoteEngine | null,
  typed: string,
  { product, current }: SearchFilters,
): readonly [Results | null, ActiveOption] {
  const query = typed.trim();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(
    () =>
      engine
        ? follow(search(engine, query, product ?? undefined, current), (results) =>
            setFound({ engine, results }),
          )
        : undefined,
    [engine, query, product, current],
  );
  const results = engine && found?.engine === engine ? found.results : null;
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

/** Searches, also for a reader who presses Enter before the results have arrived. */
export async function search(
  engine: RemoteEngine,
  query: string,
  product: SearchFilters['current'],
  current: SearchFilters['current'],
): Promise<Results> {
  const { hits: found, isPasted, unknownName } = await engine.search(query, { product, current });
  const groups = groupHits(found);
  const hasNone = found.length === 0 && product !== undefined;
  return {
    query,
    ...(unknownName && { unknownName }),
    ...(isPasted && { isPasted }),
    groups,
    hits: groups.flatMap(({ hits }) => hits),
    countOfAll: hasNone ? (await engine.search(query, { current })).hits.length : found.length,
  };
}
