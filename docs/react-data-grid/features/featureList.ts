import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { plantColumns, plants } from './nursery';

export interface Feature {
  id: string;
  topic: string;
  name: string;
  plan: 'Community' | 'Pro' | 'Premium';
  /** What to try in the small grid. */
  hint: string;
  /** What the small grid has beside rows and columns. */
  props: Partial<DataGridPremiumProps>;
}

const editable = plantColumns.map((column) => ({
  ...column,
  editable: column.field !== 'inStock',
}));

export const features: Feature[] = [
  {
    id: 'sorting',
    topic: 'Find',
    name: 'Sorting',
    plan: 'Community',
    hint: 'Click a header: ascending, descending, off.',
    props: { initialState: { sorting: { sortModel: [{ field: 'price', sort: 'desc' }] } } },
  },
  {
    id: 'multi-sorting',
    topic: 'Find',
    name: 'Multi-column sorting',
    plan: 'Pro',
    hint: 'Hold Ctrl, or Command on a Mac, while you click another header.',
    props: {
      initialState: {
        sorting: {
          sortModel: [
            { field: 'kind', sort: 'asc' },
            { field: 'pots', sort: 'desc' },
          ],
        },
      },
    },
  },
  {
    id: 'filtering',
    topic: 'Find',
    name: 'Filter panel',
    plan: 'Community',
    hint: 'Open the panel with the funnel, and change the condition.',
    props: {
      showToolbar: true,
      initialState: {
        filter: { filterModel: { items: [{ field: 'pots', operator: '>', value: 50 }] } },
      },
    },
  },
  {
    id: 'header-filters',
    topic: 'Find',
    name: 'Filters in the header',
    plan: 'Pro',
    hint: 'Type below a header.',
    props: { headerFilters: true },
  },
  {
    id: 'quick-filter',
    topic: 'Find',
    name: 'Quick filter',
    plan: 'Community',
    hint: 'Open the search, and type “herb”.',
    props: { showToolbar: true },
  },
  {
    id: 'editing',
    topic: 'Change',
    name: 'Editing',
    plan: 'Community',
    hint: 'Double-click a cell. Enter keeps the value, Escape does not.',
    props: { columns: editable },
  },
  {
    id: 'row-editing',
    topic: 'Change',
    name: 'Editing whole rows',
    plan: 'Community',
    hint: 'Double-click a row: all its cells open together.',
    props: { columns: editable, editMode: 'row' },
  },
  {
    id: 'row-reordering',
    topic: 'Change',
    name: 'Reordering rows',
    plan: 'Pro',
    hint: 'Drag a row by its handle.',
    props: { rowReordering: true },
  },
  {
    id: 'clipboard',
    topic: 'Change',
    name: 'Cell ranges and paste',
    plan: 'Premium',
    hint: 'Select cells by dragging, copy them, and paste them elsewhere.',
    props: { cellSelection: true, columns: editable, disableRowSelectionOnClick: true },
  },
  {
    id: 'column-pinning',
    topic: 'Arrange',
    name: 'Pinned columns',
    plan: 'Pro',
    hint: 'Scroll sideways: the plant stays.',
    props: {
      initialState: { pinnedColumns: { left: ['plant'] } },
      columns: plantColumns.map((column) => ({ ...column, flex: undefined, width: 190 })),
    },
  },
  {
    id: 'row-pinning',
    topic: 'Arrange',
    name: 'Pinned rows',
    plan: 'Pro',
    hint: 'Scroll: the first row stays.',
    props: { pinnedRows: { top: [plants[0]] }, rows: plants.slice(1) },
  },
  {
    id: 'column-reordering',
    topic: 'Arrange',
    name: 'Reordering columns',
    plan: 'Pro',
    hint: 'Drag a header.',
    props: {},
  },
  {
    id: 'list-view',
    topic: 'Arrange',
    name: 'List view',
    plan: 'Pro',
    hint: 'One column of your own for small screens.',
    props: {
      listView: true,
      listViewColumn: {
        field: 'list',
        renderCell: ({ row }) => `${row.plant} · ${row.kind} · ${row.pots} pots`,
      },
    },
  },
  {
    id: 'row-grouping',
    topic: 'Analyze',
    name: 'Row grouping',
    plan: 'Premium',
    hint: 'Open a group.',
    props: {
      initialState: {
        rowGrouping: { model: ['kind'] },
        columns: { columnVisibilityModel: { kind: false } },
      },
    },
  },
  {
    id: 'aggregation',
    topic: 'Analyze',
    name: 'Aggregation',
    plan: 'Premium',
    hint: 'Choose another function in the menu of Pots.',
    props: { initialState: { aggregation: { model: { pots: 'sum', price: 'avg' } } } },
  },
  {
    id: 'pivoting',
    topic: 'Analyze',
    name: 'Pivoting',
    plan: 'Premium',
    hint: 'Kinds are rows, houses are columns.',
    props: {
      initialState: {
        pivoting: {
          enabled: true,
          model: {
            rows: [{ field: 'kind' }],
            columns: [{ field: 'house', sort: 'asc' }],
            values: [{ field: 'pots', aggFunc: 'sum' }],
          },
        },
      },
    },
  },
  {
    id: 'export',
    topic: 'Take away',
    name: 'Export',
    plan: 'Premium',
    hint: 'Open the menu with the arrow. Print and CSV are Community, Excel is Premium.',
    props: { showToolbar: true },
  },
  {
    id: 'selection',
    topic: 'Take away',
    name: 'Row selection',
    plan: 'Community',
    hint: 'Check boxes, or Shift and click for many.',
    props: { checkboxSelection: true },
  },
];
