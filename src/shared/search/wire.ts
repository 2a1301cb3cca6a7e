import type { ProductId } from '../products';
import {
  RECORD_KINDS,
  type RecordKind,
  type RecordOwner,
  type RecordPlan,
  type SearchRecord,
} from './records';
import type { SynonymTable } from './synonyms';

/**
 * The published form of a version's records, `search/<version>.<hash>.json`: lists instead of
 * objects, and what many records share written once.
 */
export interface SearchFile {
  readonly format: typeof SEARCH_FORMAT;
  /** `v8`, `v7` … */
  readonly version: string;
  readonly synonyms: SynonymTable;
  readonly places: readonly WirePlace[];
  /** Components and interfaces: name and API page. */
  readonly owners: readonly (readonly [name: string, page: string])[];
  readonly records: readonly WireRecord[];
}

/** Raised with every change of the form: an old page must not misread a new file. */
export const SEARCH_FORMAT = 1;

type WirePlace = readonly [product: ProductId, ...crumbs: string[]];

type WireRecord = readonly [
  kind: number,
  name: string,
  text: string,
  plan: number,
  place: number,
  /** Page and anchor; of an owned member the anchor alone. */
  path: string,
  owners?: readonly number[],
  words?: readonly string[],
];

const PLANS: readonly (RecordPlan | undefined)[] = [undefined, 'pro', 'premium'];

export function encodeRecords(
  version: string,
  records: readonly SearchRecord[],
  synonyms: SynonymTable,
): SearchFile {
  const places = createTable<WirePlace>();
  const owners = createTable<readonly [string, string]>();
  const wire = records.map((record): WireRecord => {
    const [first] = record.owners;
    const head = [
      RECORD_KINDS.indexOf(record.kind),
      record.name,
      record.text,
      PLANS.indexOf(record.plan),
      places.indexOf([record.product, ...record.crumbs]),
      first ? record.path.slice(first.page.length) : record.path,
    ] as const;
    const owned = record.owners.map(({ name, page }) => owners.indexOf([name, page]));
    if (record.words.length > 0) {
      return [...head, owned, record.words];
    }
    return owned.length > 0 ? [...head, owned] : head;
  });
  return {
    format: SEARCH_FORMAT,
    version,
    synonyms,
    places: places.rows,
    owners: owners.rows,
    records: wire,
  };
}

/**
 * @param value What was downloaded.
 * @throws when it is not a search file of the format that this code reads.
 */
export function decodeRecords(value: unknown): { records: SearchRecord[]; file: SearchFile } {
  const file = value as SearchFile;
  if (file?.format !== SEARCH_FORMAT || !Array.isArray(file.records)) {
    throw new Error(
      `The search index has format ${JSON.stringify(file?.format)}, expected ${SEARCH_FORMAT}. ` +
        'The site was deployed anew: reload the page.',
    );
  }
  const owners = file.owners.map(([name, page]): RecordOwner => ({ name, page }));
  const records = file.records.map((wire): SearchRecord => {
    const [kind, name, text, plan, place, path, owned = [], words = []] = wire;
    const [product, ...crumbs] = file.places[place] as WirePlace;
    const theirOwners = owned.map((index: number) => owners[index] as RecordOwner);
    const paidPlan = PLANS[plan];
    return {
      kind: RECORD_KINDS[kind] as RecordKind,
      name,
      text,
      product,
      ...(paidPlan && { plan: paidPlan }),
      path: (theirOwners[0]?.page ?? '') + path,
      crumbs,
      words,
      owners: theirOwners,
    };
  });
  return { records, file };
}

function createTable<Row extends readonly unknown[]>() {
  const rows: Row[] = [];
  const indices = new Map<string, number>();
  return {
    rows,
    indexOf(row: Row): number {
      const key = JSON.stringify(row);
      const known = indices.get(key);
      if (known !== undefined) {
        return known;
      }
      indices.set(key, rows.length);
      return rows.push(row) - 1;
    },
  };
}
