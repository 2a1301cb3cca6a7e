import { PAID_PLANS, type PaidPlan } from '../../content/shared/plans';
import type { ProductId } from '../../content/shared/products';
import { RECORD_KINDS, type RecordKind, type RecordOwner, type SearchRecord } from './records';
import { decodeExports, encodeExports, type WireExports } from './exports';
import type { SynonymTable } from './synonyms';

/**
 * The published format of a version's records, `search/<version>.<hash>.json`: arrays instead of
 * objects, and shared values stored once.
 */
export interface SearchFile {
  readonly format: typeof SEARCH_FORMAT;
  /** `v8`, `v7`, … */
  readonly version: string;
  readonly synonyms: SynonymTable;
  /** Each place as what differs from the previous one, after the number of shared parts. */
  readonly places: readonly (readonly [shared: number, ...rest: string[]])[];
  /** Components and interfaces: name and API page. */
  readonly owners: readonly (readonly [name: string, page: string])[];
  readonly records: readonly WireRecord[];
  readonly exports: readonly WireExports[];
}

/**
 * Must increase with every change of the format, because an old page must not misread a new file.
 */
const SEARCH_FORMAT = 4;

type Place = readonly [product: ProductId, ...crumbs: string[]];

type WireRecord = readonly [
  kind: number,
  name: string,
  text: string,
  plan: number,
  /** -1 if `path` is a number, because the place is that of the other record. */
  place: number,
  /**
   * Page and anchor. `#anchor` belongs to the previous page or, for a member, to the page of its
   * owner; `#` alone represents the anchor derived from its name. A number refers to the path of
   * another record.
   */
  path: string | number,
  owners?: readonly number[],
  words?: readonly string[],
  className?: string,
];

const PLANS: readonly (PaidPlan | undefined)[] = [undefined, ...PAID_PLANS];

export function encodeRecords(
  version: string,
  records: readonly SearchRecord[],
  synonyms: SynonymTable,
): SearchFile {
  const places = createTable<Place>();
  const owners = createTable<readonly [string, string]>();
  const sections = new Map<string, number>();
  let page = '';
  const indexed = records.filter(isIndexed);
  const wire = indexed.map((record, index): WireRecord => {
    const [first] = record.owners;
    const section = sections.get(record.path);
    if (section === undefined && (record.kind === 'page' || record.kind === 'section')) {
      sections.set(record.path, index);
    }
    page = record.kind === 'page' ? record.path : page;
    const isIn = section !== undefined && isInSection(record, indexed[section]);
    const head = [
      RECORD_KINDS.indexOf(record.kind),
      record.name,
      record.text,
      PLANS.indexOf(record.plan),
      isIn ? -1 : places.indexOf([record.product, ...record.crumbs]),
      isIn ? section : shortenPath(record, first?.page ?? page),
    ] as const;
    const owned = record.owners.map(({ name, page }) => owners.indexOf([name, page]));
    if (record.className !== undefined) {
      return [...head, owned, record.words, record.className];
    }
    if (record.words.length > 0) {
      return [...head, owned, record.words];
    }
    return owned.length > 0 ? [...head, owned] : head;
  });
  return {
    format: SEARCH_FORMAT,
    version,
    synonyms,
    places: encodePlaces(places.rows),
    owners: owners.rows,
    records: wire,
    exports: encodeExports(records, indexed),
  };
}

function encodePlaces(places: readonly Place[]): SearchFile['places'] {
  return places.map((place, index) => {
    const previous = places[index - 1] ?? [];
    const differs = place.findIndex((part, at) => part !== previous[at]);
    const shared = differs === -1 ? place.length : differs;
    return [shared, ...place.slice(shared)];
  });
}

function decodePlaces(places: SearchFile['places']): Place[] {
  const read: Place[] = [];
  for (const [shared, ...rest] of places) {
    read.push([...(read.at(-1) ?? []).slice(0, shared), ...rest] as unknown as Place);
  }
  return read;
}

/** Exports have a list of their own. */
function isIndexed({ kind }: SearchRecord): boolean {
  return kind !== 'export';
}

/** The anchor of most headings and of every demo. */
function usualAnchor(kind: RecordKind, name: string): string {
  return kind === 'section'
    ? name
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-')
    : name;
}

function shortenPath({ kind, name, owners, path }: SearchRecord, base: string): string {
  if (base === '' || !path.startsWith(`${base}#`)) {
    return path;
  }
  const anchor = path.slice(base.length + 1);
  return owners.length === 0 && anchor === usualAnchor(kind, name) ? '#' : `#${anchor}`;
}

function restorePath(
  path: string,
  { kind, name, base }: { readonly kind: RecordKind; readonly name: string; readonly base: string },
): string {
  if (!path.startsWith('#')) {
    return path;
  }
  return base + (path === '#' ? `#${usualAnchor(kind, name)}` : path);
}

/** Whether a record has the same place as another: a name and its section. */
function isInSection(record: SearchRecord, section: SearchRecord | undefined): boolean {
  const above = section && [section.product, ...section.crumbs, section.name];
  return [record.product, ...record.crumbs].join('\n') === above?.join('\n');
}

/**
 * @param value The downloaded data.
 * @throws if it isn't a search file in the format of this code
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
  const places = decodePlaces(file.places);
  const records: SearchRecord[] = [];
  let page = '';
  for (const wire of file.records) {
    const [kindIndex, name, text, plan, place, path, owned = [], words = [], className] = wire;
    const kind = RECORD_KINDS[kindIndex] as RecordKind;
    // A record that refers to another comes after it.
    const section = typeof path === 'number' ? records[path] : undefined;
    const [product, ...crumbs] = section
      ? ([section.product, ...section.crumbs, section.name] as const)
      : (places[place] as Place);
    const theirOwners = owned.map((index: number) => owners[index] as RecordOwner);
    const paidPlan = PLANS[plan];
    const base = theirOwners[0]?.page ?? page;
    const address = section?.path ?? restorePath(path as string, { kind, name, base });
    page = kind === 'page' ? address : page;
    records.push({
      kind,
      name,
      text,
      ...(className !== undefined && { className }),
      product,
      ...(paidPlan && { plan: paidPlan }),
      path: address,
      crumbs,
      words,
      owners: theirOwners,
    });
  }
  return { records: decodeExports(file.exports, records), file };
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
