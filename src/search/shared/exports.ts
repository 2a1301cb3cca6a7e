import { planOfPackage } from '../../content/shared/plans';
import { lowerFirst } from '../../base/shared/letterCase';
import type { SearchRecord } from './records';
import { squash } from './tokenize';

/**
 * Exports in the published file: their package, the index of the record that they lead to (-1 for
 * names that have a record themselves), and their names. In a name, `*` is the name of that record,
 * and `.` the same with a lowercase first letter.
 */
export type WireExports = readonly [from: string, target: number, ...names: string[]];

/** `DatePickerProps` of `DatePicker` → `*Props`, `datePickerClasses` → `.Classes`. */
function shorten(name: string, owner = ''): string {
  return owner === '' ? name : name.replace(owner, '*').replace(lowerFirst(owner), '.');
}

function restore(name: string, owner: string): string {
  return name.replace('*', owner).replace('.', lowerFirst(owner));
}

function placeKey(path: string, crumbs: readonly string[]): string {
  return [path, ...crumbs].join('\n');
}

/**
 * Groups exports by what they share.
 *
 * @param indexed The records without exports, in their published order.
 */
export function encodeExports(
  records: readonly SearchRecord[],
  indexed: readonly SearchRecord[],
): WireExports[] {
  const targets = new Map(
    indexed.map(({ crumbs, name, path }, index) => [placeKey(path, [...crumbs, name]), index]),
  );
  const groups = new Map<string, WireExports>();
  for (const { crumbs, kind, name, package: from, path } of records) {
    if (from !== undefined) {
      const target = kind === 'export' ? targets.get(placeKey(path, crumbs)) : -1;
      if (target === undefined) {
        throw new Error(
          `The export ${name} leads to ${path}, expected a page, section, or member with a record. ` +
            'Check the targets in exportRecords.ts.',
        );
      }
      const key = `${from} ${target}`;
      const owner = indexed[target]?.name;
      groups.set(key, [...(groups.get(key) ?? [from, target]), shorten(name, owner)]);
    }
  }
  return [...groups.values()];
}

/** Restores the records of exports, and the packages of the names in `records`. */
export function decodeExports(
  exports: readonly WireExports[],
  records: readonly SearchRecord[],
): SearchRecord[] {
  const packages = new Map<string, string>();
  const added: SearchRecord[] = [];
  for (const [from, target, ...names] of exports) {
    const record = records[target];
    for (const name of names) {
      if (record) {
        added.push(toExport(restore(name, record.name), from, record));
      } else {
        packages.set(name, from);
      }
    }
  }
  return [...withPackages(records, packages), ...added];
}

/** Adds the package to the names in guides that are exported. */
export function withPackages(
  records: readonly SearchRecord[],
  packages: ReadonlyMap<string, string>,
): SearchRecord[] {
  return records.map((record) => {
    const from = record.kind === 'name' ? packages.get(record.name) : undefined;
    return from === undefined ? record : { ...record, package: from };
  });
}

/** The record of an export without another one. */
export function toExport(name: string, from: string, target: SearchRecord): SearchRecord {
  const plan = planOfPackage(from);
  return {
    kind: 'export',
    name,
    text: '',
    product: target.product,
    ...(plan && { plan }),
    package: from,
    path: target.path,
    crumbs: [...target.crumbs, target.name],
    words: [],
    owners: [],
  };
}

/** Finds exports by name, whole or at least its start. */
export type ExportFinder = (name: string) => readonly number[];

/** Shorter beginnings are words. */
const MIN_LENGTH = 5;
const MAX_COMPLETIONS = 5;

/**
 * Exports aren't in the index: they are searched by name alone, and their parts (`date`, `picker`,
 * `props`) would hide everything else.
 */
export function createExportFinder(records: readonly SearchRecord[]): ExportFinder {
  const names = records
    .flatMap(({ kind, name }, id) =>
      kind === 'export' ? [[squash(name), id] as readonly [string, number]] : [],
    )
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return (name) => {
    const start = squash(name);
    const found = start.length < MIN_LENGTH ? [] : names.filter(([one]) => one.startsWith(start));
    const exact = found.filter(([one]) => one === start);
    return (exact.length > 0 ? exact : found.slice(0, MAX_COMPLETIONS)).map(([, id]) => id);
  };
}
