/** Shared by the tests of the search: an index, and a browser that can fetch it. */
import type { SearchVersion } from '@site/src/search/shared/manifest';
import { createRecord } from '@site/src/search/shared/testing';
import { encodeRecords } from '@site/src/search/shared/wire';

export const records = [
  createRecord({
    name: 'Column pinning',
    text: 'Keep columns in view.',
    plan: 'pro',
    path: 'react-data-grid/column-pinning/',
    crumbs: ['Data Grid', 'Columns'],
  }),
  createRecord({
    kind: 'section',
    name: 'Pinned columns appearance',
    path: 'react-data-grid/column-pinning/#pinned-columns-appearance',
    crumbs: ['Data Grid', 'Columns', 'Column pinning'],
  }),
  createRecord({
    kind: 'prop',
    name: 'pinnedColumns',
    path: 'api/data-grid/data-grid-pro/#data-grid-pro-prop-pinnedColumns',
    owners: [
      { name: 'DataGridPro', page: 'api/data-grid/data-grid-pro/' },
      { name: 'DataGridPremium', page: 'api/data-grid/data-grid-premium/' },
    ],
  }),
  createRecord({
    kind: 'demo',
    name: 'BasicColumnPinning',
    path: 'react-data-grid/column-pinning/#BasicColumnPinning',
  }),
  createRecord({
    name: 'Validation',
    product: 'x-date-pickers',
    path: 'react-date-pickers/validation/',
    crumbs: ['Date and Time Pickers'],
  }),
];

export const versions: readonly SearchVersion[] = [
  { version: 'v8', label: 'v8.14.1', file: 'search/v8.abc.json', bytes: 800 },
  { version: 'v7', label: 'v7', file: 'search/v7.abc.json', bytes: 700 },
];

const synonyms = {
  noise: [],
  products: {},
  meanings: [{ words: ['frozen column'], means: 'column pinning' }],
  inner: [],
  families: [],
};

const files: Readonly<Record<string, unknown>> = {
  '/x/search/v8.abc.json': encodeRecords('v8', records, synonyms),
  // A copy of the index. Each index is downloaded once per page, so every failing test needs a new
  // one.
  '/x/search/v8.late.json': encodeRecords('v8', records, synonyms),
  '/x/search/v8.entered.json': encodeRecords('v8', records, synonyms),
  '/x/search/v8.ahead-false.json': encodeRecords('v8', records, synonyms),
  '/x/search/v8.early.json': encodeRecords('v8', records, synonyms),
  '/x/search/v7.abc.json': encodeRecords('v7', [createRecord({ name: 'Old pinning' })], synonyms),
};

/** Responds like a static host, or with an error status. */
export function createFetch(status: () => number = () => 200) {
  return jest.fn(async (url: string) => {
    const code = url in files ? status() : 404;
    return { ok: code === 200, status: code, json: async () => files[url] } as Response;
  });
}
