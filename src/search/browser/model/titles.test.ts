import type { SearchHit } from '@site/src/search/shared/engine';
import type { SearchRecord } from '@site/src/search/shared/records';
import { createRecord } from '@site/src/search/shared/testing';
import { titlesOf } from './titles';

const hit = (record: Partial<SearchRecord> & { name: string }, owner?: string): SearchHit => ({
  id: 0,
  record: createRecord(record),
  path: 'page/',
  score: 1,
  terms: [],
  ...(owner !== undefined && { owner }),
});

it('shows the full name of a class, and only the name of one that differs between owners', () => {
  const cell = hit({ kind: 'class', name: 'cell', className: 'MuiDataGrid-cell' }, 'DataGrid');
  const root = hit({ kind: 'class', name: 'root' }, 'DateCalendar');
  expect(titlesOf([cell, root])).toEqual(['.MuiDataGrid-cell', 'root']);
});

it('adds the place to a title that repeats the one above', () => {
  const page = hit({ name: 'Sorting', crumbs: ['Data Grid'] });
  const section = hit({ kind: 'section', name: 'Sorting', crumbs: ['Data Grid', 'Recipes'] });
  const prop = hit({ kind: 'prop', name: 'rows' }, 'DataGridPro');
  expect(titlesOf([page, section, section, prop, prop])).toEqual([
    'Sorting',
    'Recipes › Sorting',
    'Recipes › Sorting',
    'rows',
    'DataGridPro › rows',
  ]);
});

it('keeps a repeated title without a place, and one that is not a neighbor', () => {
  const one = hit({ name: 'Sorting', crumbs: ['Sorting'] });
  const other = hit({ name: 'Filtering', crumbs: ['Data Grid'] });
  expect(titlesOf([one, one, other, one])).toEqual(['Sorting', 'Sorting', 'Filtering', 'Sorting']);
  expect(titlesOf([])).toEqual([]);
});

it('begins the title of a demo with its section, which says more than the name of a file', () => {
  const demo = hit({
    kind: 'demo',
    name: 'DateRangeForm',
    crumbs: ['Pickers', 'Use it in a form'],
  });
  expect(titlesOf([demo, hit({ kind: 'demo', name: 'Bare', crumbs: [] })])).toEqual([
    'Use it in a form · DateRangeForm',
    'Bare',
  ]);
});
