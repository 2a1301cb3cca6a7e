import { findCodePaths } from './codePaths';

const read = (query: string) =>
  findCodePaths(query).map(({ path: { context, isSlot, member, ownerEnding } }) => [
    member,
    context.join(' '),
    ...(isSlot ? ['slot'] : []),
    ...(ownerEnding ? [ownerEnding] : []),
  ]);

it.each([
  ['apiRef.current.setFilterModel', [['setFilterModel', 'apiRef', 'api']]],
  ['apiRef.current?.updateRows([{ id: 1 }])', [['updateRows', 'apiRef', 'api']]],
  ['params.row.id', [['row', 'params id', 'params']]],
  ['props.params.api.getRow()', [['getRow', 'params api', 'params']]],
  ['slotProps.textField', [['textField', '', 'slot']]],
  ['slotProps.toolbar.showQuickFilter', [['showQuickFilter', 'toolbar']]],
  ['GRID_STRING_COL_DEF.valueFormatter', [['valueFormatter', 'GRID_STRING_COL_DEF']]],
  ['initialState.pagination.paginationModel', [['paginationModel', 'initialState pagination']]],
  ['rows[0].fullName and columns', [['fullName', 'rows']]],
])('reads the member of %s', (query, expected) => {
  expect(read(query)).toEqual(expected);
});

it.each(['next.js', 'index.css', 'chart.js doughnut', 'mui.com', 'v8.14.1', 'End. Start', 'a'])(
  'finds no expression in %s',
  (query) => {
    expect(read(query)).toEqual([]);
  },
);
