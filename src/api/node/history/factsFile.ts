import type { ApiMemberKind } from '../../shared/apiNames';
import type { ApiProduct } from '../../shared/apiModel';
import type { ApiFacts, EntryFacts, MemberFacts, ProductFacts } from './apiFacts';
import { findReplacements, recommend } from './replacements';

/**
 * The facts of an older major as stored in the repository, so that its packages need not be
 * installed. Many components share members and inherited props, so each is stored once, and entries
 * refer to its index. The file contains no sentences of the packages: for a deprecation, it stores
 * the recommended code, and for a description, a hash.
 */
interface FactsFile {
  major: string;
  packages: Record<string, string>;
  products: Partial<Record<ApiProduct, ProductFile>>;
}

interface ProductFile {
  exported: string[];
  propsTypes: string[];
  aliases: Record<string, string>;
  members: MemberRow[];
  inherited: string[][];
  entries: Record<string, EntryRow>;
  slotProps: Record<string, EntryRow>;
}

interface TextRow {
  /** The replacements. */
  deprecated?: string[];
  words?: string;
}

type MemberRow = [
  kind: ApiMemberKind,
  name: string,
  type: string,
  more?: TextRow & { default?: string; required?: true },
];

interface EntryRow extends TextRow {
  members: number[];
  inherited?: number;
  generics?: string[];
  isOpen?: true;
}

/** A list of unique values. */
function createTable<Value>() {
  const places = new Map<string, number>();
  const values: Value[] = [];
  return {
    values,
    placeOf(value: Value): number {
      const key = JSON.stringify(value);
      const place = places.get(key) ?? values.push(value) - 1;
      places.set(key, place);
      return place;
    },
  };
}

function packText({ deprecated, words }: Pick<MemberFacts, 'deprecated' | 'words'>): TextRow {
  return {
    ...(deprecated === undefined ? {} : { deprecated: findReplacements(deprecated) }),
    ...(words === undefined ? {} : { words }),
  };
}

function unpackText({ deprecated, words }: TextRow): Pick<MemberFacts, 'deprecated' | 'words'> {
  return {
    ...(deprecated === undefined ? {} : { deprecated: recommend(deprecated) }),
    ...(words === undefined ? {} : { words }),
  };
}

function packMember(member: MemberFacts): MemberRow {
  const { kind, name, required, type } = member;
  const more = {
    ...(member.default === undefined ? {} : { default: member.default }),
    ...(required ? { required } : {}),
    ...packText(member),
  };
  return Object.keys(more).length > 0 ? [kind, name, type, more] : [kind, name, type];
}

function unpackMember([kind, name, type, { deprecated, words, ...more } = {}]: MemberRow) {
  return { kind, name, type, ...more, ...unpackText({ deprecated, words }) };
}

/** @throws Error if the file lacks the value, so that a damaged file isn't read as a change */
function valueAt<Value>(values: readonly Value[], place: number): Value {
  const value = values[place];
  if (value === undefined) {
    throw new Error(`The facts refer to row ${place} of a table with ${values.length} rows.`);
  }
  return value;
}

function mapValues<From, To>(
  record: Record<string, From>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}

function packProduct({
  aliases,
  entries,
  exported,
  propsTypes,
  slotProps,
}: ProductFacts): ProductFile {
  const members = createTable<MemberRow>();
  const inherited = createTable<string[]>();
  const packEntry = (entry: EntryFacts): EntryRow => ({
    members: entry.members.map((member) => members.placeOf(packMember(member))),
    ...(entry.inherited.length > 0 ? { inherited: inherited.placeOf(entry.inherited) } : {}),
    ...(entry.generics.length > 0 ? { generics: entry.generics } : {}),
    ...(entry.isOpen ? { isOpen: true } : {}),
    ...packText(entry),
  });
  const rows = {
    entries: mapValues(entries, packEntry),
    slotProps: mapValues(slotProps, packEntry),
  };
  return {
    exported,
    propsTypes,
    aliases,
    members: members.values,
    inherited: inherited.values,
    ...rows,
  };
}

function unpackProduct({
  aliases,
  entries,
  exported,
  propsTypes,
  slotProps,
  ...tables
}: ProductFile): ProductFacts {
  const unpackEntry = ({
    generics = [],
    inherited,
    isOpen,
    members,
    ...text
  }: EntryRow): EntryFacts => ({
    generics,
    ...(isOpen ? { isOpen } : {}),
    members: members.map((place) => unpackMember(valueAt(tables.members, place))),
    inherited: inherited === undefined ? [] : valueAt(tables.inherited, inherited),
    ...unpackText(text),
  });
  return {
    exported,
    entries: mapValues(entries, unpackEntry),
    slotProps: mapValues(slotProps, unpackEntry),
    propsTypes,
    aliases,
  };
}

function mapProducts<From, To>(
  products: Partial<Record<ApiProduct, From>>,
  map: (product: From) => To,
): Partial<Record<ApiProduct, To>> {
  return Object.fromEntries(
    Object.entries(products).map(([product, value]) => [product, map(value)]),
  );
}

const INDENT = '  ';

/** Prints JSON with one line per member or entry, so that diffs are readable. */
function printRows(value: unknown, depth: number, indent = ''): string {
  if (depth === 0 || typeof value !== 'object' || value === null) {
    return JSON.stringify(value);
  }
  const inner = indent + INDENT;
  const rows = Array.isArray(value)
    ? value.map((item) => printRows(item, depth - 1, inner))
    : Object.entries(value).map(
        ([key, item]) => `${JSON.stringify(key)}: ${printRows(item, depth - 1, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return rows.length === 0
    ? open + close
    : `${open}\n${rows.map((row) => inner + row).join(',\n')}\n${indent}${close}`;
}

/** Down to the rows in the lists of a product. */
const PRINTED_DEPTH = 4;

/** Serializes facts. */
export function printFacts({ major, packages, products }: ApiFacts): string {
  const file: FactsFile = { major, packages, products: mapProducts(products, packProduct) };
  return `${printRows(file, PRINTED_DEPTH)}\n`;
}

/** Parses serialized facts. */
export function parseFacts(text: string): ApiFacts {
  const { major, packages, products } = JSON.parse(text) as FactsFile;
  return { major, packages, products: mapProducts(products, unpackProduct) };
}
