import type { SearchHit } from '@site/src/search/shared/engine';
import type { RecordKind } from '@site/src/search/shared/records';
import { groupEntries } from '@site/src/base/shared/groupBy';

export type HitGroupName = 'best' | 'guides' | 'api' | 'demos' | 'errors';

export interface HitGroup {
  readonly name: HitGroupName;
  readonly hits: readonly SearchHit[];
}

/** The best hits keep their order, whatever their kind: this is what the golden queries measure. */
const BEST_COUNT = 3;

const GROUP_OF_KIND: Readonly<Record<RecordKind, Exclude<HitGroupName, 'best'>>> = {
  page: 'guides',
  section: 'guides',
  demo: 'demos',
  component: 'api',
  interface: 'api',
  hook: 'api',
  prop: 'api',
  slot: 'api',
  class: 'api',
  member: 'api',
  event: 'api',
  selector: 'api',
  error: 'errors',
  name: 'guides',
  formerName: 'guides',
  export: 'api',
};

/** The best hits, then the others by kind, starting with the group of the best one. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = groupEntries(
    hits.map((hit, index): [HitGroupName, SearchHit] => [
      index < BEST_COUNT ? 'best' : GROUP_OF_KIND[hit.record.kind],
      hit,
    ]),
  );
  return [...groups].map(([name, members]) => ({ name, hits: members }));
}
