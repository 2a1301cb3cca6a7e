import { createSearchEngine, type SearchEngine } from './engine';
import type { SearchRecord } from './records';
import { createSearchIndex } from './searchIndex';
import { createRecord } from './testing';

const datePicker = { name: 'DatePicker', page: 'api/date-pickers/date-picker/' };
const timePicker = { name: 'TimePicker', page: 'api/date-pickers/time-picker/' };

const records: SearchRecord[] = [
  createRecord({ name: 'Column pinning', text: 'Keep columns in view.', path: 'grid/pinning/' }),
  createRecord({
    name: 'Column menu',
    text: 'The menu offers column pinning, sorting and hiding; pinning needs the Pro plan.',
    path: 'grid/menu/',
  }),
  createRecord({
    kind: 'section',
    name: 'Pin columns from the menu',
    path: 'grid/menu/#pin',
    crumbs: ['Data Grid', 'Column menu'],
  }),
  createRecord({ name: 'Validation', path: 'pickers/validation/', product: 'x-date-pickers' }),
  createRecord({ name: 'Validation', path: 'grid/validation/' }),
  createRecord({ name: 'Upgrade sorting', path: 'migration/sorting/' }),
  createRecord({ name: 'Sorting', text: 'Order rows.', path: 'grid/sorting/' }),
  createRecord({
    kind: 'component',
    name: 'DatePicker',
    path: datePicker.page,
    product: 'x-date-pickers',
  }),
  createRecord({
    kind: 'component',
    name: 'TimePicker',
    path: timePicker.page,
    product: 'x-date-pickers',
  }),
  createRecord({
    kind: 'prop',
    name: 'disablePast',
    path: `${datePicker.page}#date-picker-prop-disablePast`,
    product: 'x-date-pickers',
    owners: [datePicker, timePicker],
  }),
];

const synonyms = {
  noise: ['how'],
  products: { 'x-date-pickers': ['date pickers'] },
  meanings: [{ words: ['frozen column'], means: 'column pinning' }],
  inner: ['first'],
  families: [['disable', 'remove']],
} as const;

const engine: SearchEngine = createSearchEngine(createSearchIndex(records), synonyms);
const found = (query: string, options = {}) =>
  engine.search(query, options).hits.map(({ path }) => path);

it('prefers the product of a name that no other product has', () => {
  const { search } = createSearchEngine(createSearchIndex([...records].reverse()), synonyms);
  const first = (query: string) => search(query).hits.find(({ record }) => record.kind === 'page');
  expect(first('validation')?.path).toBe('grid/validation/');
  expect(first('disablePast validation')?.path).toBe('pickers/validation/');
});

it('puts guides last that end before the major that a migration starts from', () => {
  const guides = ['v5', 'v6'].map((major) =>
    createRecord({ name: `Migrate ${major}`, path: `migration/migration-grid-${major}/` }),
  );
  const [old, next] = guides.map(({ path }) => path);
  const { search } = createSearchEngine(createSearchIndex(guides), synonyms);
  const order = (query: string) => search(query).hits.map(({ path }) => path);
  expect(order('migrate')).toEqual([next, old]);
  expect(order('migrate from 6 v5')[0]).toBe(next);
});

it('ranks the subject before pages that mention it', () => {
  expect(found('column pinning')[0]).toBe('grid/pinning/');
  expect(found('disablePast')[0]).toBe(`${datePicker.page}#date-picker-prop-disablePast`);
});

it.each(['colum pining', 'frozen columns', 'columnpinning', 'column pinn', 'how pinned columns'])(
  'finds column pinning with "%s"',
  (query) => {
    expect(found(query)[0]).toBe('grid/pinning/');
  },
);

it('leads to the component in the query', () => {
  const [hit] = engine.search('TimePicker disablePast').hits;
  expect(hit).toMatchObject({
    path: `${timePicker.page}#time-picker-prop-disablePast`,
    owner: 'TimePicker',
  });
});

it('prefers the product in the query, then that of the page', () => {
  expect(found('date pickers validation')[0]).toBe('pickers/validation/');
  expect(found('validation', { current: 'x-data-grid' })[0]).toBe('grid/validation/');
  expect(found('validation', { current: 'x-date-pickers' })[0]).toBe('pickers/validation/');
});

it('finds only results of a product', () => {
  expect(found('validation', { product: 'x-data-grid' })).toEqual(['grid/validation/']);
});

it('ranks migration pages low unless requested', () => {
  expect(found('sorting')[0]).toBe('grid/sorting/');
  expect(found('upgrade sorting')[0]).toBe('migration/sorting/');
});

it('limits the results and reports their cost', () => {
  const { hits, work } = engine.search('column', { limit: 2 });
  expect(hits).toHaveLength(2);
  expect(work).toBeGreaterThan(0);
});

it.each(['', '   ', '?!', 'zzzzzz'])('finds nothing for "%s"', (query) => {
  expect(found(query)).toEqual([]);
});

describe('names', () => {
  const named = createSearchEngine(
    createSearchIndex([
      createRecord({ kind: 'prop', name: 'onCellClick', text: 'cell click cell click cell click' }),
      createRecord({ kind: 'section', name: 'Cell click', path: 'section/' }),
      createRecord({ kind: 'demo', name: 'CellClick', path: 'demo/' }),
      createRecord({ kind: 'event', name: 'cellClick', path: 'event/' }),
      createRecord({ kind: 'name', name: 'GRID_COL_DEF', path: 'name/' }),
    ]),
    { noise: [], products: {}, meanings: [], inner: [], families: [] },
  );

  it('come first on an exact match, before another spelling', () => {
    const paths = named.search('cellClick').hits.map(({ path }) => path);
    expect(paths.slice(0, 2)).toEqual(['event/', 'section/']);
  });

  it('are reported as unknown before the guesses', () => {
    expect(named.search('cellClack').unknownName).toBe('cellClack');
    expect(named.search('cell clickHandler()').unknownName).toBe('clickHandler');
    expect(named.search('GRID_COL_DEFS').unknownName).toBe('GRID_COL_DEFS');
    expect(named.search('clikc').unknownName).toBe('clikc');
  });

  it('are not reported while they are typed, or in another form or spelling', () => {
    for (const query of ['cellCl', 'GRID_COL_DEF', 'cellclick', 'clicked', 'a clikc']) {
      expect(named.search(query)).not.toHaveProperty('unknownName');
    }
  });
});
