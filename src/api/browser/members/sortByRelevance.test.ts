import { classItem, propItem } from './memberItem';
import { sortByRelevance } from './sortByRelevance';

const sorted = (query: string, ...names: string[]) =>
  sortByRelevance(
    names.map((name) => propItem('DataGrid', { name, type: ['string'] }, null)),
    query,
  ).map(({ title }) => title);

it('lists the name itself first, then names that begin with the query, and texts last', () => {
  expect(
    sorted('rows', 'autoPageSize', 'getRowsToExport', 'pinnedarrows', 'rowsLoading', 'rows'),
  ).toEqual(['rows', 'rowsLoading', 'getRowsToExport', 'pinnedarrows', 'autoPageSize']);
});

it('keeps the order of entries that match equally well', () => {
  expect(sorted('row', 'rowHeight', 'columns', 'rowBuffer', 'apiRef')).toEqual([
    'rowHeight',
    'rowBuffer',
    'columns',
    'apiRef',
  ]);
  expect(sorted('', 'rows', 'columns')).toEqual(['rows', 'columns']);
});

it('takes several words as one name, or each as a part of it', () => {
  const names = ['onRowSelectionModelChange', 'columns', 'rowSelection', 'rowSelectionModel'];
  expect(sorted('Row selection model', ...names)[0]).toBe('rowSelectionModel');
  expect(sorted('model change', ...names)[0]).toBe('onRowSelectionModelChange');
});

it('finds a class by its name or its key', () => {
  const classes = ['columnHeader', 'cell--editing', 'cell'].map((key) =>
    classItem('DataGrid', { key, className: `MuiDataGrid-${key}` }),
  );
  const first = (query: string) => sortByRelevance(classes, query)[0]?.title;
  expect(first('cell')).toBe('.MuiDataGrid-cell');
  expect(first('editing')).toBe('.MuiDataGrid-cell--editing');
  expect(first('.muidatagrid-cell')).toBe('.MuiDataGrid-cell');
});
