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
];
const synonyms = { noise: ['how'], products: {}, meanings: [] };

it('gives back what was written', () => {
  const json = JSON.stringify(encodeRecords('v8', records, synonyms));
  const { records: read, file } = decodeRecords(JSON.parse(json));
  expect(read).toEqual(records);
  expect(file).toMatchObject({ version: 'v8', synonyms });
});

it('writes places and owners once', () => {
  const file = encodeRecords('v8', [...records, ...records], synonyms);
  expect(file.places).toEqual([['x-data-grid', 'Data Grid'], ['x-data-grid']]);
  expect(file.owners).toEqual([['DataGrid', owner.page]]);
});

it.each([[{ format: 99, records: [] }], [{}], [null], ['<html>']])('refuses %j', (value) => {
  expect(() => decodeRecords(value)).toThrow(/^The search index has format .*, expected 1\. /);
});
