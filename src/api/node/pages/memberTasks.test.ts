import type { ApiProduct } from '../../shared/apiModel';
import { taskOf, tasksOf } from './memberTasks';

/** The tasks are the groups of the menu, in whose guides these names are explained. */
it.each<[ApiProduct, string, string]>([
  ['data-grid', 'onRowSelectionModelChange', 'events'],
  ['data-grid', 'rowSelectionModel', 'selection'],
  ['data-grid', 'hideFooterSelectedRowCount', 'selection'],
  ['data-grid', 'processRowUpdate', 'editing'],
  ['data-grid', 'rowModesModel', 'editing'],
  ['data-grid', 'disableColumnFilter', 'filtering'],
  ['data-grid', 'sortModel', 'filtering'],
  ['data-grid', 'rowGroupingModel', 'grouping'],
  ['data-grid', 'columnGroupingModel', 'columns'],
  ['data-grid', 'pinnedRows', 'rows'],
  ['data-grid', 'rows', 'data'],
  ['data-grid', 'lazyLoading', 'data'],
  ['data-grid', 'rowCount', 'pagination'],
  ['data-grid', 'exportDataAsCsv', 'export'],
  ['data-grid', 'getRowClassName', 'styling'],
  ['date-pickers', 'minDate', 'validation'],
  ['date-pickers', 'timezone', 'value'],
  ['date-pickers', 'views', 'views'],
  ['date-pickers', 'onChange', 'value'],
  ['date-pickers', 'onMonthChange', 'events'],
  ['date-pickers', 'closeOnSelect', 'opening'],
  ['charts', 'xAxis', 'axes'],
  ['charts', 'highlightedItem', 'marks'],
  ['charts', 'showToolbar', 'layout'],
  ['charts', 'zoomData', 'zoom'],
  ['tree-view', 'expandedItems', 'expansion'],
  ['tree-view', 'isItemEditable', 'editing'],
  ['tree-view', 'itemsReordering', 'reordering'],
])('%s: %s belongs to %s', (product, name, task) => {
  expect(taskOf(product, name)).toBe(task);
});

it('takes a word as a whole: an expanded item is not edited', () => {
  expect(taskOf('tree-view', 'defaultExpandedItems')).not.toBe('editing');
});

describe('tasksOf', () => {
  const rows = Array.from({ length: 12 }, (_, index) => `getRow${index}`);

  it('groups the members of a long list, and what stands alone under other', () => {
    const tasks = tasksOf('data-grid', [...rows, 'sortModel', 'filterModel', 'sx', 'onRowClick']);
    expect(tasks.get('getRow3')).toBe('rows');
    expect(tasks.get('sortModel')).toBe('filtering');
    expect(tasks.get('sx')).toBe('other');
    expect(tasks.get('onRowClick')).toBe('other');
  });

  it('leaves short lists and lists about one thing as they are', () => {
    expect(tasksOf('data-grid', ['rows', 'sortModel', 'sx', 'onRowClick']).size).toBe(0);
    expect(tasksOf('data-grid', [...rows, ...rows.map((name) => `${name}Id`)]).size).toBe(0);
  });
});
