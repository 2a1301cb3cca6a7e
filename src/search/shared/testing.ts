import type { SearchRecord } from './records';

/** Creates a record for tests. */
export function createRecord(
  given: Partial<SearchRecord> & { readonly name: string },
): SearchRecord {
  return {
    kind: 'page',
    text: '',
    product: 'x-data-grid',
    path: `${given.name.toLowerCase().replaceAll(' ', '-')}/`,
    crumbs: [],
    words: [],
    owners: [],
    ...given,
  };
}
