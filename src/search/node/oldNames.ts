import type { ProductId } from '../../content/shared/products';
import type { SearchRecord } from '../shared/records';

/**
 * A name from before the oldest recorded major, which no change data contains. Data:
 * `data/search/formerNames.json`.
 */
export interface OldName {
  readonly name: string;
  readonly product: ProductId;
  /** The package or version that had it: `@material-ui/pickers 3`. */
  readonly from: string;
  /** What replaces it. */
  readonly now: string;
  /** The page below the base URL, with the anchor of the section that explains the replacement. */
  readonly to: string;
}

/** The records of old names, for the pages and sections that exist. */
export function toOldNameRecords(
  names: readonly OldName[],
  pages: readonly SearchRecord[],
): SearchRecord[] {
  const targets = new Map(pages.map((record) => [record.path, record]));
  return names.flatMap(({ from, name, now, product, to }): SearchRecord[] => {
    const target = targets.get(to);
    return target
      ? [
          {
            kind: 'formerName',
            name,
            text: `Of ${from}. Now ${now}.`,
            product,
            path: to,
            crumbs: [...target.crumbs, target.name],
            words: [],
            owners: [],
          },
        ]
      : [];
  });
}

/** Adds the old names of a component to its record, unless they contain the current one. */
export function withOldNames(record: SearchRecord, names: readonly OldName[]): SearchRecord {
  const old =
    record.kind === 'component'
      ? names.filter(({ name, now }) => now === record.name && !name.endsWith(now))
      : [];
  return old.length > 0
    ? { ...record, words: [...record.words, ...old.map(({ name }) => name)] }
    : record;
}
