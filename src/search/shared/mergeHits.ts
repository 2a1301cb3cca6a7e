import type { SearchRecord } from './records';

/** A hit of one reading of a query. */
export interface Scored {
  /** The index of the record. */
  readonly id: number;
  readonly score: number;
  /** The words of the record that matched, in all forms, for highlighting. */
  readonly terms: readonly string[];
  /**
   * Whether its name equals the query, in any spelling (1) or exactly (2), or is an error whose
   * message the query contains (3). Such records come first.
   */
  readonly exactness: 0 | 1 | 2 | 3;
}

/** Twenty pages have a section "Validation", so only a few of them are shown. */
const MAX_NAMESAKES = 3;

/** Accepts only the first sections with the same name. */
export function createNamesakeFilter(records: readonly SearchRecord[]): (hit: Scored) => boolean {
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
export function mergeHits(hits: readonly Scored[]): Scored[] {
  const best = new Map<number, Scored>();
  for (const hit of hits) {
    const other = best.get(hit.id);
    if (!other || byRank(hit, other) < 0) {
      best.set(hit.id, hit);
    }
  }
  return [...best.values()].sort(byRank);
}
