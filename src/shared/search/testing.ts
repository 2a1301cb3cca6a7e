import type { SearchRecord } from './records';

/** A record for tests: give what matters. */
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
