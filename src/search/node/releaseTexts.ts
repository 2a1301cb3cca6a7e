import type { ApiProduct } from '../../api/shared/apiModel';
import type { FindReleases } from '../../api/node/releases';
import type { Dated } from '../../api/shared/apiPage';
import { PRODUCTS } from '../../content/shared/products';
import type { RecordKind, SearchRecord } from '../shared/records';

/** The kinds of records with a history, and what the facts of releases call them. */
const KINDS = {
  component: 'entry',
  interface: 'entry',
  hook: 'entry',
  prop: 'prop',
  member: 'prop',
  slot: 'slot',
  class: 'class',
  event: 'event',
  selector: 'selector',
} as const satisfies Partial<Record<RecordKind, Parameters<FindReleases>[1]>>;

function hasHistory(kind: RecordKind): kind is keyof typeof KINDS {
  return kind in KINDS;
}

function sentences({ deprecatedSince, since }: Dated): string {
  return [
    ...(since ? [`Since ${since}.`] : []),
    ...(deprecatedSince ? [`Deprecated since ${deprecatedSince}.`] : []),
  ].join(' ');
}

/** Adds when releases added and deprecated something, if that is the same for all of its owners. */
export function withReleases(record: SearchRecord, findReleases: FindReleases): SearchRecord {
  const { kind, name, owners, product } = record;
  const segment = PRODUCTS.find(({ id }) => id === product)?.apiSegment as ApiProduct | undefined;
  if (!hasHistory(kind) || !segment) {
    return record;
  }
  const found = (owners.length > 0 ? owners.map((owner) => owner.name) : [undefined]).map((owner) =>
    sentences(findReleases(segment, KINDS[kind], name, owner)),
  );
  const [first = ''] = found;
  return first !== '' && found.every((text) => text === first)
    ? { ...record, text: `${record.text} ${first}`.trim() }
    : record;
}
