import { createFamilies } from './families';
import { createQueryParser } from './query';
import type { SynonymTable } from './synonyms';
import { createRecord } from './testing';
import { createTitleFinder } from './titles';
import { createVocabulary } from './vocabulary';

const table: SynonymTable = {
  noise: ['how', 'to', 'a', 'the', 'react', 'of'],
  products: { 'x-data-grid': ['data grid', 'ag grid', 'react table'] },
  meanings: [
    { words: ['frozen column', 'min date'], means: 'column pinning' },
    { words: ['number of rows per page'], means: 'page size' },
    { words: ['speedometer'], means: 'gauge' },
    { words: ['ag grid'], means: 'data grid' },
    { words: ['hide column'], means: 'column visibility' },
  ],
  inner: ['first'],
  families: [['disable', 'hide', 'remove', 'turn off']],
};
const vocabulary = createVocabulary();
['column', 'mindate', 'pinning', 'speed', 'sort'].forEach((word) => vocabulary.set(word, 1));
const parse = createQueryParser({
  table,
  families: createFamilies(table.families),
  vocabulary,
  ownerNames: new Set(['datagrid', 'datepicker']),
  findTitles: createTitleFinder([createRecord({ name: 'Tree data', product: 'x-data-grid' })]),
});

const wordsOf = (query: string) =>
  parse(query).variants.map(({ words }) => words.map(({ whole }) => whole).join(' '));

it('removes noise words, unless there are no others', () => {
  expect(wordsOf('how to sort a column')).toEqual(['sort column']);
  expect(wordsOf('how to')).toEqual(['how to']);
});

it.each([
  ['frozen column', 'column pinning'],
  ['Frozen Columns', 'column pinning'],
  ['frozenColumn', 'column pinning'],
  ['sort the frozen column', 'sort column pinning'],
  ['frozen first column', 'column pinning'],
  ['number of rows per page', 'page size'],
])('also tries %s as %s', (query, reading) => {
  expect(wordsOf(query)).toContain(reading);
});

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty prop'])(
  'reads %s as words, not as a key of every object',
  (query) => {
    const { kind } = parse(query);
    expect(kind).toBe(query.endsWith(' prop') ? 'prop' : undefined);
  },
);

it('keeps existing code names', () => {
  expect(wordsOf('minDate')).toEqual(['mindate']);
  expect(wordsOf('min date')).toHaveLength(2);
});

it('finds synonyms of mistyped words', () => {
  expect(wordsOf('frozen colunm')).toContain('column pinning');
});

it('corrects names as a whole, and does not change words with hyphens', () => {
  expect(wordsOf('minDtae')).toContain('mindate');
  expect(wordsOf('min-dtae')).not.toContain('mindate');
});

it('weights a synonym of a corrected word less than the correction', () => {
  expect(parse('frozen colunm').variants.map(({ weight }) => weight)).toEqual([1, 0.9, 0.81]);
});

it('keeps a word inside a phrase that changes its meaning', () => {
  expect(wordsOf('frozen filter column')).toEqual(['frozen filter column']);
});

it('finds synonyms that are still being typed', () => {
  expect(wordsOf('number of rows')).toEqual(['number rows']);
  expect(wordsOf('frozen col')).toContain('column pinning');
  expect(wordsOf('frozen col today')).toHaveLength(1);
});

it('detects the product without requiring its name', () => {
  const { product, variants } = parse('ag-grid frozen column');
  expect(product).toBe('x-data-grid');
  expect(variants[0]?.words.map(({ isOptional }) => isOptional)).toEqual([true, false, false]);
  expect(parse('data grid').variants[0]?.words.every(({ isOptional }) => !isOptional)).toBe(true);
});

it('replaces the name of another library only if there are no other words', () => {
  expect(wordsOf('ag grid')).toEqual(['ag grid', 'data grid']);
  expect(wordsOf('ag grid sort')).toEqual(['ag grid sort']);
});

it('recognizes components, kinds, and class names', () => {
  expect(parse('DatePicker value prop')).toMatchObject({ owners: ['datepicker'], kind: 'prop' });
  expect(parse('.MuiDataGrid-row--editing')).toMatchObject({ owners: ['datagrid'], kind: 'class' });
  expect(parse('slotProps.toolbar')).toMatchObject({ kind: 'slot' });
  expect(parse('DatePicker')).toMatchObject({ owners: [], isIdentifier: true });
});

it('reads a phrase by any word of its family, and phrases of a family as one word', () => {
  expect(wordsOf('remove column')).toContain('column visibility');
  expect(wordsOf('turn off sort')).toEqual(['disable sort']);
});

it('keeps titles of pages, and does not take their words for a product', () => {
  expect(parse('sort tree data')).toMatchObject({ product: 'x-data-grid' });
  expect(parse('sort tree data').variants[0]?.titles).toEqual([
    { title: 'treedata', rest: ['sort'] },
  ]);
  expect(parse('sort tree').variants[0]?.titles).toEqual([]);
});

it('reads expressions from code by their member', () => {
  const { isIdentifier, ownerEnding, variants } = parse('apiRef.current.setSort');
  expect(variants[0]?.words.filter(({ isOptional }) => !isOptional)).toMatchObject([
    { whole: 'setsort' },
  ]);
  expect({ isIdentifier, ownerEnding }).toEqual({ isIdentifier: true, ownerEnding: 'api' });
});

it('leaves inflected words of which it knows another form', () => {
  expect(wordsOf('sorted')).toEqual(['sorted']);
});

it('recognizes questions about the newest version', () => {
  expect(parse('how to upgrade').isNewestMigration).toBe(true);
  expect(parse('upgrade v6 to v7').isNewestMigration).toBe(false);
  expect(parse('sort').isNewestMigration).toBe(false);
});

it.each([
  ['migrate from v6', 6],
  ['upgrade from version 5', 5],
  ['breaking changes v6 to v8', 6],
  ['upgrade to 7', 6],
  ['v7 codemod', undefined],
  ['slots from 6 to 8 in the evening', undefined],
])('knows from which major "%s" starts', (query, major) => {
  expect(parse(query).migratesFrom).toBe(major);
});

it('reads a number in a question about migrating as a version', () => {
  expect(wordsOf('upgrade from 6')).toEqual(['upgrade from v6']);
  expect(wordsOf('sort 6')).toEqual(['sort 6']);
});

it('ignores a component inside of a phrase', () => {
  expect(wordsOf('hide DataGrid column')).toContain('column visibility');
});

it('recognizes questions about other versions', () => {
  expect(parse('migrate sort model').isMigration).toBe(true);
  expect(parse('sort model').isMigration).toBe(false);
});
