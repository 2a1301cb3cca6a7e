import type { ApiMember, ApiProduct } from '../../shared/apiModel';

/**
 * Descriptions of members that the packages don't describe, by name, as Markdown. They must be true of
 * every component and interface that has such a member.
 */
const OF_ALL_PRODUCTS: Readonly<Record<string, string>> = {
  className: 'A CSS class for your own styles.',
  classes: 'Your own CSS classes for the parts of the component, by rule name.',
  disabled: 'If `true`, users cannot interact with the component.',
  style: 'Inline styles.',
  sx: 'Styles that can use values of the theme.',
  tabIndex:
    'The `tabindex` attribute: `0` if users reach the element with Tab, and `-1` if only code moves the focus to it.',
};

const OF_PRODUCTS: Partial<Record<ApiProduct, Readonly<Record<string, string>>>> = {
  charts: {
    apiRef: 'A ref that receives the API object of the chart.',
    desc: 'The text of the `<desc>` element in the `<svg>`: a description of the chart for assistive technologies.',
    enableKeyboardNavigation:
      'If `true`, users can move the focus to the chart with Tab, and between its items with the arrow keys.',
    theme:
      'The mode that `colors` receives if it is a function. By default, that of the Material UI theme.',
    title:
      'The text of the `<title>` element in the `<svg>`: a name of the chart for assistive technologies, which browsers also show as a tooltip.',
  },
  'data-grid': {
    columnGroupingModel:
      'The groups of columns. Each group has a header above those of its columns.',
    material: 'Props for the Material UI component that is rendered.',
  },
  'date-pickers': {
    enableAccessibleFieldDOMStructure:
      'If `true`, each section of the field is an element of its own. If `false`, the field is a single `<input>`.',
    titleId: "The id of the element with the toolbar's title.",
  },
};

const OF_COMPONENTS: Readonly<Record<string, string>> = {
  'ChartBaseTooltipProps.title': 'The content of the tooltip.',
  'DataGrid.pagination': 'Always `true`: the Community plan always paginates rows.',
  'RichTreeView.items': 'The top-level items, which contain their children.',
  'RichTreeViewPro.items': 'The top-level items, which contain their children.',
};

/** Descriptions that replace those of the packages, because they are wrong, by product and name. */
const CORRECTIONS: Partial<Record<ApiProduct, Readonly<Record<string, string>>>> = {
  'data-grid': {
    // The comment in the package also says "pro-plan only".
    groupable:
      'If `true`, users can group the rows by the values of this column. Only available in `DataGridPremium`.',
  },
};

const GRID_SOURCE =
  'Where the grid gets its rows: `getRows()` receives the filters, the sort order, and the range, and returns the rows. With `updateRow()`, it also saves edited rows.';
const CACHE =
  'What keeps the responses of `dataSource`. By default, they stay in memory for five minutes; `null` keeps none, and an object with `get()`, `set()`, and `clear()` keeps them as you like.';
const SLOTS = 'Your own components in place of those that it renders, by slot.';

/** What to say instead of descriptions that only repeat the name, by product and description. */
const REWORDED: Partial<Record<ApiProduct, Readonly<Record<string, string>>>> = {
  charts: {
    'Color palette used to colorize multiple series.':
      'The colors of the series, in their order, or a function that returns them for light or dark mode.',
    // It is passed to the series as `disableHighlight`.
    'If `true`, render the line highlight item.':
      'If `true`, the points of lines are not highlighted under the pointer.',
    'Overridable component slots.': SLOTS,
    'The configuration of axes highlight.':
      'What is highlighted at the pointer, for each axis: a `line`, a `band`, or `none`.',
    'The direction of the bar elements.':
      'Whether bars grow upward, `vertical`, or sideways, `horizontal`.',
  },
  'data-grid': {
    'Controls the modes of the cells.':
      'Which cells users edit: the mode of each one, by the id of its row and its field. Cells that are not in it are in view mode.',
    'Controls the modes of the rows.':
      'Which rows users edit: the mode of each one, by its id. Rows that are not in it are in view mode.',
    'Data source cache object.': CACHE,
    'Data source object.': GRID_SOURCE,
    'Overridable components.': SLOTS,
    'Rows data to pin on top or bottom.':
      'The rows that stay at the top and at the bottom while the others scroll. They are not part of `rows`.',
    'Set of columns of type `GridColDef[]`.':
      'The columns, in their order. Each needs a `field`, the key of its values in the rows.',
    'Set of rows of type `GridRowsProp`.':
      'The rows. Each needs an `id` that no other row has, unless `getRowId` returns one.',
    'Set the aggregation model of the grid.':
      'What the grid computes for columns: the name of an aggregation function, such as `sum`, by field.',
    'Set the density of the Data Grid.':
      'How tall rows and headers are: with `compact`, 70% of the standard height, and with `comfortable`, 130%.',
    'Set the filter model of the Data Grid.':
      'The filters and the words of the quick filter that rows must match. If you set it, update it in `onFilterModelChange`.',
    'Set the row grouping model of the grid.':
      'The fields by which rows are grouped, outermost group first. If you set it, update it in `onRowGroupingModelChange`.',
    'Set the sort model of the Data Grid.':
      'The columns by which rows are sorted, each with its direction. If you set it, update it in `onSortModelChange`.',
    'Sets the row selection model of the Data Grid.':
      'Which rows are selected, by id. If you set it, update it in `onRowSelectionModelChange`.',
    'The data source object.': GRID_SOURCE,
    'The data source of the Data Grid Pro.': GRID_SOURCE,
    'The order of the sorting sequence.':
      'The directions that clicks on a column header go through, in order. `null` means unsorted.',
    'The type of the column.':
      'What the values are, such as `string`, `number`, or `date`. It decides how the column is aligned, sorted, filtered, and edited.',
  },
  'date-pickers': {
    '12h/24h view for hour selection clock.':
      'If `true`, users choose hours with AM and PM. If `false`, hours go from 0 to 23.',
    'Available views.': 'What users can choose, such as `year`, `month`, `day`, or `hours`.',
    'Control the popup or dialog open state.':
      'Whether the popup or dialog is open. If you set it, update it in `onOpen` and `onClose`.',
    'Force rendering in particular orientation.':
      'The layout: `portrait` or `landscape`. By default, that of the screen.',
    'Overridable component slots.': SLOTS,
    'Step over minutes.':
      'The minutes of a valid time are a multiple of it: with `15`, users can choose 0, 15, 30, and 45.',
    'The label content.': 'The label of the field.',
  },
  'tree-view': {
    'Overridable component slots.': SLOTS,
    'The data source cache object.': CACHE,
    'The data source object.':
      'Where the tree gets its items: `getTreeItems()` returns the children of an item, and `getChildrenCount()` says how many there are.',
  },
};

/** The descriptions that are replaced: `charts The label content.` */
export const REWORDED_DESCRIPTIONS: readonly string[] = Object.entries(REWORDED).flatMap(
  ([product, texts]) => Object.keys(texts).map((text) => `${product} ${text}`),
);

/** The names with descriptions of their own: `sx`, `charts theme`, `RichTreeView.items`. */
export const DESCRIBED_MEMBERS: readonly string[] = [
  ...Object.keys(OF_ALL_PRODUCTS),
  ...Object.entries(OF_PRODUCTS).flatMap(([product, members]) =>
    Object.keys(members).map((name) => `${product} ${name}`),
  ),
  ...Object.keys(OF_COMPONENTS),
];

/** The description of a member that its package doesn't describe. */
export function memberDescription(
  product: ApiProduct,
  owner: string,
  name: string,
): string | undefined {
  return OF_COMPONENTS[`${owner}.${name}`] ?? OF_PRODUCTS[product]?.[name] ?? OF_ALL_PRODUCTS[name];
}

/** The description that replaces one of the package that is wrong or says nothing. */
export function memberCorrection(
  product: ApiProduct,
  { description = '', name }: Pick<ApiMember, 'name' | 'description'>,
): string | undefined {
  return CORRECTIONS[product]?.[name] ?? REWORDED[product]?.[description];
}
