import type { ApiMember, ApiProduct } from '../../shared/apiModel';

const CLASSES = 'Your own CSS classes for the parts of the component, by rule name.';
const SX = 'Styles that can use values of the theme.';

/**
 * Descriptions of members that the packages don't describe, by name, as Markdown. They must be true of
 * every component and interface that has such a member.
 */
const OF_ALL_PRODUCTS: Readonly<Record<string, string>> = {
  className: 'A CSS class for your own styles.',
  classes: CLASSES,
  disabled: 'If `true`, users cannot interact with the component.',
  style: 'Inline styles.',
  sx: SX,
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
  'DataGrid.pagination': 'Always `true`: with the Community plan, rows are always in pages.',
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
const SLOT_PROPS = 'Props for the components that it renders, by slot.';
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
    'An array of objects that can be used to populate series and axes data using their `dataKey` property.':
      'The values of all series and axes, one object for each item. Series and axes choose theirs with `dataKey`.',
    'Defines the border radius of the bar element.':
      'The radius of the corners at the end of a bar, in pixels.',
    "If `true`, animations are skipped.\nIf unset or `false`, the animations respects the user's `prefers-reduced-motion` setting.":
      "If `true`, nothing is animated. Otherwise, animations follow the user's setting `prefers-reduced-motion`.",
    'If `true`, the charts will not listen to the mouse move event.\nIt might break interactive features, but will improve performance.':
      'If `true`, the chart does not follow the pointer along its axes. This is faster, but tooltips for an axis and its highlights do not work.',
    'If `true`, the legend is not rendered.': 'If `true`, the chart has no legend.',
    "If provided, the function will be used to format the label of the bar.\nIt can be set to 'value' to display the current value.":
      "The text on each bar: `'value'` for its value, or a function that returns a text.",
    'If true, shows the default chart toolbar.': 'If `true`, the chart has a toolbar.',
    'Option to display a cartesian grid in the background.':
      'The lines behind the chart: `horizontal` ones at the ticks of the y-axis, and `vertical` ones at those of the x-axis.',
    "The configuration of axes highlight.\nDefault is set to 'band' in the bar direction.\nDepends on `layout` prop.":
      'What is highlighted at the pointer, for each axis: a `line`, a `band`, or `none`. By default, it is the `band` of the bars.',
    'The configuration of the x-axes.\nIf not provided, a default axis config is used.\nAn array of `AxisConfig` objects.':
      'The x-axes: an array of `AxisConfig` objects. By default, there is one.',
    'The configuration of the y-axes.\nIf not provided, a default axis config is used.\nAn array of `AxisConfig` objects.':
      'The y-axes: an array of `AxisConfig` objects. By default, there is one.',
    'The controlled axis highlight.\nIdentified by the axis id, and data index.':
      'The highlighted values, each with the id of its axis and its index. If you set it, update it in `onHighlightedAxisChange`.',
    'The function called for onClick events.\nThe second argument contains information about all line/bar elements at the current mouse position.':
      'Callback fired when users click the drawing area. The second argument contains the values of all series there.',
    'The height of the chart in px. If not defined, it takes the height of the parent element.':
      'The height of the chart in pixels. By default, that of its container.',
    'The highlighted item.\nUsed when the highlight is controlled.':
      'The highlighted item. If you set it, update it in `onHighlightChange`.',
    "The margin between the SVG and the drawing area.\nIt's used for leaving some space for extra information such as the x- and y-axis or legend.\n\nAccepts a `number` to be used on all sides or an object with the optional properties: `top`, `bottom`, `left`, and `right`.":
      'The space at the edges of the chart in pixels: a number for all, or an object with `top`, `bottom`, `left`, and `right`. Axes have a size of their own.',
    'The props used for each component slot.': SLOT_PROPS,
    'The width of the chart in px. If not defined, it takes the width of the parent element.':
      'The width of the chart in pixels. By default, that of its container.',
    "This prop is used to help implement the accessibility logic.\nIf you don't provide this prop. It falls back to a randomly generated id.":
      'The id that those of its elements begin with. By default, it is generated.',
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
    'Callback called before updating a row with new values in the row and cell editing.':
      'Saves an edited row: it receives the new row and the one before, and returns the row to show, or a promise of it. If it fails, the cell or row stays in edit mode.',
    'Callback fired when a cell is rendered, returns true if the cell is editable.':
      'Returns whether users can edit a cell of an `editable` column.',
    'Callback fired when the pagination model has changed.':
      'Callback fired when the page or its size changes.',
    'If `true`, pagination is enabled.': 'If `true`, the grid divides its rows into pages.',
    'Callback fired when the Filter model changes before the filters are applied.':
      'Callback fired when the filter model changes, before the rows are filtered.',
    'Callback fired when the pagination meta has changed.':
      'Callback fired when `paginationMeta` changes, which says whether there is a next page.',
    'Column region in pixels to render before/after the viewport':
      'How many pixels of columns are rendered before and after those in view.',
    'Controls whether to use the cell or row editing.':
      'Whether users edit single cells, `cell`, or whole rows, `row`.',
    'Determines if a row can be selected.': 'Returns whether users can select a row.',
    "Filtering can be processed on the server or client-side.\nSet it to 'server' if you would like to handle filtering on the server-side.":
      'Where rows are filtered: `client` for the grid, or `server` if your server returns only the rows that match.',
    'Function that allows to specify the spacing between rows.':
      'Returns the space above and below a row in pixels, such as `{ top: 4, bottom: 4 }`.',
    'Function that applies CSS classes dynamically on cells.': 'Returns the CSS classes of a cell.',
    'Function that applies CSS classes dynamically on rows.': 'Returns the CSS classes of a row.',
    'Function that returns the element to render in row detail.':
      'Returns the content of the detail panel below a row, or `null` for a row without one.',
    'Function that returns the estimated height for a row.\nOnly works if dynamic row height is used.\nOnce the row height is measured this value is discarded.':
      "Returns the height in pixels that a row has until it is measured, if `getRowHeight` returns `'auto'` for it.",
    'Function that sets the row height per row.':
      "Returns the height of a row in pixels, `'auto'` for that of its content, or `null` for that of `rowHeight`.",
    'If `false`, the row selection mode is disabled.': 'If `false`, users cannot select rows.',
    'If `true`, hiding/showing columns is disabled.':
      'If `true`, users cannot show or hide columns.',
    'If `true`, multiple selection using the Ctrl/CMD or Shift key is disabled.\nThe MIT DataGrid will ignore this prop, unless `checkboxSelection` is enabled.':
      'If `true`, users can select only one row at a time. In `DataGrid`, it matters only with `checkboxSelection`.',
    'If `true`, the Data Grid will display an extra column with checkboxes for selecting rows.':
      'If `true`, a column with checkboxes lets users select several rows.',
    'If `true`, the Data Grid will not use `valueFormatter` when exporting to CSV or copying to clipboard.\nIf an object is provided, you can choose to ignore the `valueFormatter` for CSV export or clipboard export.':
      'If `true`, CSV files and copied cells contain the values without `valueFormatter`. An object with `csvExport` and `clipboardExport` decides for each.',
    'If `true`, the column sorting feature will be disabled.':
      'If `true`, users cannot sort columns.',
    'If `true`, the footer component is hidden.':
      'If `true`, the grid has no footer, even if its rows are in pages.',
    'If `true`, the pageSize is calculated according to the container size and the max number of rows to avoid rendering a vertical scroll bar.':
      'If `true`, a page has as many rows as fit into the grid without scrolling.',
    'If `true`, the pagination component in the footer is hidden.':
      'If `true`, the footer has no controls for the page and its size.',
    'If `true`, the selection model will retain selected rows that do not exist.\nUseful when using server side pagination and row selections need to be retained\nwhen changing pages.':
      'If `true`, rows stay selected while they are not in `rows`, for example on other pages of your server.',
    'If `true`, the selection on click on a row or cell is disabled.':
      'If `true`, clicking a cell does not select its row. Users can still select rows with checkboxes or with the keyboard.',
    'If `true`, the virtualization is disabled.':
      'If `true`, all rows and columns are rendered, not only those in view.',
    'If `true`, vertical borders will be displayed between cells.':
      'If `true`, there are vertical lines between cells.',
    'If `true`, vertical borders will be displayed between column header items.':
      'If `true`, there are vertical lines between column headers.',
    'Overridable components props dynamically passed to the component at rendering.': SLOT_PROPS,
    'Override the height/width of the Data Grid inner scrollbar.':
      'The width of the scrollbars in pixels. By default, it is measured.',
    "Pagination can be processed on the server or client-side.\nSet it to 'client' if you would like to handle the pagination on the client-side.\nSet it to 'server' if you would like to handle the pagination on the server-side.":
      'Where rows are divided into pages: `client` for the grid, or `server` if `rows` contains only those of the current page.',
    'Pass a custom logger in the components that implements the `Logger` interface.':
      'Your own logger in place of `console`. It implements `Logger`.',
    'Return the id of a given `GridRowModel`.\nEnsure the reference of this prop is stable to avoid performance implications.\nIt could be done by either defining the prop outside of the component or by memoizing it.':
      'Returns the id of a row, if that is not in `row.id`. Define the function outside of the component, or memoize it: a new one on each render costs time.',
    'Row region in pixels to render before/after the viewport':
      'How many pixels of rows are rendered above and below those in view.',
    'Select the pageSize dynamically using the component UI.':
      'The page sizes that users can choose in the footer.',
    'Set the column visibility model of the Data Grid.\nIf defined, the Data Grid will ignore the `hide` property in `GridColDef`.':
      'Which columns are visible, by field: those with `false` are hidden. If you set it, update it in `onColumnVisibilityModelChange`.',
    'Set the total number of rows, if it is different from the length of the value `rows` prop.\nIf some rows have children (for instance in the tree data), this number represents the amount of top level rows.\nOnly works with `paginationMode="server"`, ignored when `paginationMode="client"`.':
      'The number of all rows, if `rows` contains only some of them. Of tree data, it counts only the top level. Only with `paginationMode="server"`.',
    'Sets the height in pixel of a row in the Data Grid.':
      'The height of rows in pixels, before the density is applied.',
    'Sets the height in pixel of the column headers in the Data Grid.':
      'The height of column headers in pixels, before the density is applied.',
    'Sets the height in pixels of the column group headers in the Data Grid.\nInherits the `columnHeaderHeight` value if not set.':
      'The height of the headers of column groups in pixels. By default, that of `columnHeaderHeight`.',
    'Sets the type of space between rows added by `getRowSpacing`.':
      'Whether the space of `getRowSpacing` is a `margin` or a `border`.',
    "Sorting can be processed on the server or client-side.\nSet it to 'client' if you would like to handle sorting on the client-side.\nSet it to 'server' if you would like to handle sorting on the server-side.":
      'Where rows are sorted: `client` for the grid, or `server` if your server returns them in order.',
    'The extra information about the pagination state of the Data Grid.\nOnly applicable with `paginationMode="server"`.':
      'What is known about further pages: `hasNextPage`. Only with `paginationMode="server"`.',
    'The initial state of the DataGrid.\nThe data in it will be set in the state on initialization but will not be controlled.\nIf one of the data in `initialState` is also being controlled, then the control state wins.':
      'The state in which the grid starts, such as its filters or its page. Where a prop such as `filterModel` controls a part of the state, the prop wins.',
    'The label of the Data Grid.\nIf the `showToolbar` prop is `true`, the label will be displayed in the toolbar and applied to the `aria-label` attribute of the grid.\nIf the `showToolbar` prop is `false`, the label will not be visible but will be applied to the `aria-label` attribute of the grid.':
      'The name of the grid for assistive technologies. With `showToolbar`, the toolbar shows it, too.',
    'The milliseconds delay to wait after a keystroke before triggering filtering.':
      'The time after the last key press until the rows are filtered, in milliseconds.',
    'The milliseconds throttle delay for resizing the grid.':
      'The shortest time between two reactions to a new size of the grid, in milliseconds.',
    'The pagination model of type `GridPaginationModel` which refers to current `page` and `pageSize`.':
      'The current page, counted from 0, and the page size. If you set it, update it in `onPaginationModelChange`.',
    'The ref object that allows Data Grid manipulation. Can be instantiated with `useGridApiRef()`.':
      'A ref that receives the API object, through which your code controls the grid. Create it with `useGridApiRef()`.',
    'The system prop that allows defining system overrides as well as additional CSS styles.': SX,
    'Unstable features, breaking changes might be introduced.\nFor each feature, if the flag is not explicitly set to `true`, the feature will be fully disabled and any property / method call will not have any effect.':
      'Turns on features that can still change, by name.',
    'Use if the actual rowCount is not known upfront, but an estimation is available.\nIf some rows have children (for instance in the tree data), this number represents the amount of top level rows.\nApplicable only with `paginationMode="server"` and when `rowCount="-1"`':
      'The estimated number of rows, for `paginationMode="server"` and `rowCount={-1}`. Of tree data, it counts only the top level.',
    '`true` if the filter is disabled/read only.\ni.e. `colDef.fiterable = false` but passed in `filterModel`':
      'If `true`, users cannot change the filter, because its column is not `filterable`.',
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
    'CSS media query when `Mobile` mode will be changed to `Desktop`.':
      'The media query of devices that get the desktop variant. Others get the mobile one.',
    'Choose which timezone to use for the value.\nExample: "default", "system", "UTC", "America/New_York".\nIf you pass values from other timezones to some props, they will be converted to this timezone before being used.':
      'The time zone in which users see and edit the value, such as `default`, `system`, `UTC`, or `America/New_York`. Values in other time zones are converted.',
    'Component displaying when passed `loading` true.':
      'Returns what the calendar shows while `loading` is `true`.',
    'Disable specific date.\n\nWarning: This function can be called multiple times (for example when rendering date calendar, checking if focus can be moved to a certain date, etc.). Expensive computations can impact performance.':
      'Returns `true` for days that users cannot select. It is called for every day that is shown, so it must be fast.',
    'Disable specific month.': 'Returns `true` for months that users cannot select.',
    'Disable specific year.': 'Returns `true` for years that users cannot select.',
    'Format of the date when rendered in the input(s).\nDefaults to localized format based on the used `views`.':
      'The format of the value in the field. By default, that of the locale for the `views`.',
    'If `true`, calls `renderLoading` instead of rendering the day calendar.\nCan be used to preload information and show it in calendar.':
      'If `true`, the calendar shows what `renderLoading` returns in place of the days, for example while you load data for them.',
    'If `true`, days outside the current month are rendered:\n\n- if `fixedWeekNumber` is defined, renders days to have the weeks requested.\n\n- if `fixedWeekNumber` is not defined, renders day to fill the first and last week of the current month.\n\n- ignored if `calendars` equals more than `1` on range pickers.':
      'If `true`, the days before and after the month fill its first and last week, or as many weeks as `fixedWeekNumber`. Range pickers ignore it if `calendars` is more than 1.',
    'If `true`, disable values after the current date for date components, time for time components and both for date time components.':
      'If `true`, values after the current date or time are invalid.',
    'If `true`, disable values before the current date for date components, time for time components and both for date time components.':
      'If `true`, values before the current date or time are invalid.',
    'If `true`, the Picker will close after submitting the full date.':
      'If `true`, the picker closes as soon as users have chosen the last part of the value.',
    'If `true`, the button to open the Picker will not be rendered (it will only render the field).':
      'If `true`, there is no button that opens the picker, only the field.',
    'If `true`, the week number will be display in the calendar.':
      'If `true`, the calendar shows the numbers of weeks.',
    "If `true`, today's date is rendering without highlighting with circle.":
      'If `true`, today has no circle.',
    'Locale for components texts.\nAllows overriding texts coming from `LocalizationProvider` and `theme`.':
      'Texts in place of those of `LocalizationProvider` and the theme, by key.',
    'Maximal selectable date.': 'The last day that users can select.',
    'Minimal selectable date.': 'The first day that users can select.',
    'Months rendered per row.': 'The number of months in a row.',
    'The date used to generate the new value when both `value` and `defaultValue` are empty.':
      'What a picker without a value starts from: the month that it shows first, and the parts of the new value that users do not choose.',
    'The day view will show as many weeks as needed after the end of the current month to match this value.\nPut it to 6 to have a fixed number of weeks in Gregorian calendars':
      'The number of weeks in every month, so that the calendar keeps its height. In the Gregorian calendar, no month needs more than `6`.',
    'The default value.\nUsed when the component is not controlled.':
      'The value at the start, if you do not set `value`.',
    'The default visible view.\nUsed when the component view is not controlled.\nMust be a valid option from `views` list.':
      'The view that is visible first, one of `views`.',
    'The props used for each component slot.': SLOT_PROPS,
    'The selected value.\nUsed when the component is controlled.':
      'The value. If you set it, update it in `onChange`.',
    'The system prop that allows defining system overrides as well as additional CSS styles.': SX,
    'The visible view.\nUsed when the component view is controlled.\nMust be a valid option from `views` list.':
      'The visible view, one of `views`. If you set it, update it in `onViewChange`.',
    'Years rendered per row.': 'The number of years in a row.',
  },
  'tree-view': {
    'Overridable component slots.': SLOTS,
    'The data source cache object.': CACHE,
    'The data source object.':
      'Where the tree gets its items: `getTreeItems()` returns the children of an item, and `getChildrenCount()` says how many there are.',
    'Determine if a given item can be edited.': 'Whether users can edit the label of an item.',
    "Expanded item ids.\nUsed when the item's expansion is controlled.":
      'The ids of the expanded items. If you set it, update it in `onExpandedItemsChange`.',
    "Expanded item ids.\nUsed when the item's expansion is not controlled.":
      'The ids of the items that are expanded at the start.',
    'If `true` selection is disabled.': 'If `true`, users cannot select items.',
    'If `true`, `ctrl` and `shift` will trigger multiselect.':
      'If `true`, users can select several items.',
    'If `true`, the Tree View renders a checkbox at the left of its label that allows selecting it.':
      'If `true`, each item has a checkbox before its label, with which users select it.',
    'If `true`, will allow focus on disabled items.':
      'If `true`, the arrow keys also reach disabled items.',
    'Override or extend the styles applied to the component.': CLASSES,
    'Selected item ids. (Controlled)\nWhen `multiSelect` is true this takes an array of strings; when false (default) a string.':
      'The id of the selected item, or, with `multiSelect`, an array of ids. If you set it, update it in `onSelectedItemsChange`.',
    'Selected item ids. (Uncontrolled)\nWhen `multiSelect` is true this takes an array of strings; when false (default) a string.':
      'The id of the item that is selected at the start, or, with `multiSelect`, an array of ids.',
    'The props used for each component slot.': SLOT_PROPS,
    'The ref object that allows Tree View manipulation. Can be instantiated with `useTreeViewApiRef()`.':
      'A ref that receives the API object, through which your code controls the tree. Create it with `useTreeViewApiRef()`.',
    "The slot that triggers the item's expansion when clicked.":
      'What users click to expand an item: its whole `content`, or only its `iconContainer`.',
    'The system prop that allows defining system overrides as well as additional CSS styles.': SX,
    "This prop is used to help implement the accessibility logic.\nIf you don't provide this prop. It falls back to a randomly generated id.":
      'The id that those of its elements begin with. By default, it is generated.',
    'Used to determine if a given item should be disabled.':
      'Returns `true` for disabled items, which users cannot select or expand.',
    'Used to determine the children of a given item.': 'Returns the children of an item.',
    'Used to determine the id of a given item.': 'Returns the id of an item.',
    'Used to determine the string label for a given item.': 'Returns the label of an item.',
    'When `selectionPropagation.descendants` is set to `true`.\n\n- Selecting a parent selects all its descendants automatically.\n- Deselecting a parent deselects all its descendants automatically.\n\nWhen `selectionPropagation.parents` is set to `true`.\n\n- Selecting all the descendants of a parent selects the parent automatically.\n- Deselecting a descendant of a selected parent deselects the parent automatically.\n\nOnly works when `multiSelect` is `true`.\nOn the <SimpleTreeView />, only the expanded items are considered (since the collapsed item are not passed to the Tree View component at all)':
      'Which items a selection includes, with `multiSelect`. With `descendants`, users select and deselect an item together with its descendants. With `parents`, an item is selected as soon as all its descendants are. A `SimpleTreeView` only considers expanded items.',
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
