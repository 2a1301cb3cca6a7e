import { createRecord } from './testing';
import { decodeRecords, encodeRecords } from './wire';

const owner = { name: 'DataGrid', page: 'api/data-grid/data-grid/' };
const records = [
  createRecord({
    name: 'Sorting',
    text: 'Order rows.',
    crumbs: ['Data Grid'],
    words: ['order by'],
  }),
  createRecord({ name: 'Pinning', plan: 'pro', crumbs: ['Data Grid'] }),
  createRecord({
    kind: 'prop',
    name: 'rows',
    path: `${owner.page}#data-grid-prop-rows`,
    owners: [owner],
    product: 'x-data-grid',
  }),
  createRecord({
    kind: 'class',
    name: 'cell',
    className: 'MuiDataGrid-cell',
    path: `${owner.page}#data-grid-classes-cell`,
    owners: [owner],
  }),
];
const synonyms = { noise: ['how'], products: {}, meanings: [], inner: [], families: [] };

it('restores what was encoded', () => {
  const json = JSON.stringify(encodeRecords('v8', records, synonyms));
  const { records: read, file } = decodeRecords(JSON.parse(json));
  expect(read).toEqual(records);
  expect(file).toMatchObject({ version: 'v8', synonyms });
});

it('stores the place of a name and the default anchor of a heading once', () => {
  const page = createRecord({ name: 'Editing', path: 'editing/', crumbs: ['Data Grid'] });
  const section = createRecord({
    kind: 'section',
    name: 'Row mode?',
    path: 'editing/#row-mode',
    crumbs: ['Data Grid', 'Editing'],
  });
  const pinned = { ...section, name: 'Cell mode', path: 'editing/#cells' };
  const demo = { ...section, kind: 'demo', name: 'RowMode', path: 'editing/#RowMode' } as const;
  const name = createRecord({
    kind: 'name',
    name: 'isRowMode',
    path: section.path,
    crumbs: [...section.crumbs, section.name],
  });
  const all = [page, section, pinned, demo, name];
  const file = encodeRecords('v8', all, synonyms);
  expect(file.records.map((record) => record[5])).toEqual(['editing/', '#', '#cells', '#', 1]);
  expect(file.places).toHaveLength(2);
  expect(decodeRecords(JSON.parse(JSON.stringify(file))).records).toEqual(all);
});

it('stores places and owners once', () => {
  const file = encodeRecords('v8', [...records, ...records], synonyms);
  expect(file.places).toEqual([[0, 'x-data-grid', 'Data Grid'], [1]]);
  expect(file.owners).toEqual([['DataGrid', owner.page]]);
});

it.each([[{ format: 99, records: [] }], [{}], [null], ['<html>']])('rejects %j', (value) => {
  expect(() => decodeRecords(value)).toThrow(/^The search index has format .*, expected 4\. /);
});
