import type { ApiChange } from '../../shared/apiChanges';
import type { ApiProduct } from '../../shared/apiModel';

/**
 * By a change's key: what to use instead, as Markdown, or `null` if nothing replaces it. A key is
 * `prop page`, `DataGrid prop page` if only one component has that successor, or `component TreeView`.
 */
type Advice = Readonly<Record<string, string | null>>;

function all(text: string, ...keys: readonly string[]): Advice {
  return Object.fromEntries(keys.map((key) => [key, text]));
}

const REMOVE = 'Remove it. Its behavior is the default.';

const DATE_PICKERS_V6: Advice = {
  ...all('Use `slots.textField` instead.', 'prop renderInput'),
  ...all(
    'Remove it. Fields edit each section of the date and need no mask.',
    'prop acceptRegex',
    'prop disableMaskedInput',
    'prop ignoreInvalidInputs',
    'prop mask',
    'prop rifmFormatter',
  ),
  ...all(
    'Use a key of `localeText` instead.',
    'prop getOpenDialogAriaText',
    'prop leftArrowButtonText',
    'prop rightArrowButtonText',
    'prop toolbarTitle',
  ),
  ...all('Use `format` instead.', 'prop inputFormat'),
  ...all('Use `slotProps.textField` instead.', 'prop InputProps'),
  ...all('Use `slotProps.inputAdornment` instead.', 'prop InputAdornmentProps'),
  ...all('Use `slotProps.openPickerButton` instead.', 'prop OpenPickerButtonProps'),
  ...all(
    'Use `slotProps.toolbar` instead.',
    'prop showToolbar',
    'prop toolbarFormat',
    'prop toolbarPlaceholder',
  ),
  ...all('Use `slots.toolbar` instead.', 'prop ToolbarComponent'),
  ...all('Use `slotProps.dialog` instead.', 'prop DialogProps'),
  ...all('Use `slotProps.desktopPaper` instead.', 'prop PaperProps'),
  ...all('Use `slotProps.popper` instead.', 'prop PopperProps'),
  ...all('Use `slots.desktopTransition` instead.', 'prop TransitionComponent'),
  ...all('Use `slots.day` instead.', 'prop renderDay'),
  ...all('Use `slotProps.tabs` instead.', 'prop dateRangeIcon', 'prop hideTabs', 'prop timeIcon'),
  'component CalendarPicker': 'Use `DateCalendar` instead.',
  'component CalendarPickerSkeleton': 'Use `DayCalendarSkeleton` instead.',
  'component ClockPicker': 'Use `TimeClock` instead.',
  'component MonthPicker': 'Use `MonthCalendar` instead.',
  'component YearPicker': 'Use `YearCalendar` instead.',
};

const DATA_GRID_V6: Advice = {
  ...all('Use `paginationModel` instead.', 'prop page', 'prop pageSize'),
  ...all('Use `onPaginationModelChange` instead.', 'prop onPageChange', 'prop onPageSizeChange'),
  ...all('Use `rowSelectionModel` instead.', 'prop selectionModel'),
  ...all('Use `columnHeaderHeight` instead.', 'prop headerHeight'),
  ...all('Use `showCellVerticalBorder` instead.', 'prop showCellRightBorder'),
  ...all('Use `processRowUpdate` instead.', 'prop onCellEditCommit', 'prop onRowEditCommit'),
  ...all('Use `cellModesModel` or `rowModesModel` instead.', 'prop editRowsModel'),
  ...all(
    'Use `onCellModesModelChange` or `onRowModesModelChange` instead.',
    'prop onEditRowsModelChange',
  ),
  ...all('Use `onBlur` in `slotProps.cell` instead.', 'prop onCellFocusOut'),
  ...all('Spread your own column definition instead.', 'prop columnTypes'),
  ...all('Use an error boundary around the grid instead.', 'prop error', 'prop onError'),
  ...all(
    REMOVE,
    'prop disableExtendRowFullWidth',
    'prop disableIgnoreModificationsIfProcessingProps',
  ),
  'class filterFormLinkOperatorInput': 'Use `filterFormLogicOperatorInput` instead.',
  ...all(
    'Use `startCellEditMode()` or `stopCellEditMode()` instead.',
    'GridApi prop commitCellChange',
    'GridApi prop setCellMode',
  ),
  ...all(
    'Use `startRowEditMode()` or `stopRowEditMode()` instead.',
    'GridApi prop commitRowChange',
    'GridApi prop setRowMode',
  ),
  'GridApi prop setFilterLinkOperator': 'Use `setFilterLogicOperator()` instead.',
  'GridFilterItem prop operatorValue': 'Use `operator` instead.',
  'GridFilterModel prop linkOperator': 'Use `logicOperator` instead.',
  'GridColDef prop hide': 'Use `columnVisibilityModel` of the grid instead.',
};

const DATA_GRID_V7: Advice = {
  'prop rowBuffer': 'Use `rowBufferPx` instead.',
  'prop columnBuffer': 'Use `columnBufferPx` instead.',
  ...all(
    'Remove it. The grid renders new rows and columns before the buffer is used up.',
    'prop rowThreshold',
    'prop columnThreshold',
  ),
  'slot baseSwitch': 'Use `slots.baseCheckbox` instead.',
  'slot preferencesPanel': 'Use `slots.panel` instead.',
  ...all('Use `cell` instead.', 'class cell--withRenderer', 'class cellContent'),
  'class columnHeader--showColumnBorder':
    'Use `columnHeader--withLeftBorder` or `columnHeader--withRightBorder` instead.',
  'class columnsPanel': 'Use `columnsManagement` instead.',
  'class columnsPanelRow': 'Use `columnsManagementRow` instead.',
  'class pinnedColumns--left': 'Use `cell--pinnedLeft` instead.',
  'class pinnedColumns--right': 'Use `cell--pinnedRight` instead.',
  'class pinnedColumnHeaders--left': 'Use `columnHeader--pinnedLeft` instead.',
  'class pinnedColumnHeaders--right': 'Use `columnHeader--pinnedRight` instead.',
  'prop getApplyQuickFilterFnV7': 'Use `getApplyQuickFilterFn` instead.',
  'prop getApplyFilterFnV7': 'Use `getApplyFilterFn` instead.',
};

const TREE_VIEW_V7: Advice = {
  'TreeItem prop nodeId': 'Use `itemId` instead.',
  'TreeItem prop collapseIcon': 'Use `slots.collapseIcon` instead.',
  'TreeItem prop endIcon': 'Use `slots.endIcon` instead.',
  'TreeItem prop expandIcon': 'Use `slots.expandIcon` instead.',
  'TreeItem prop icon': 'Use `slots.icon` instead.',
  'TreeItem prop TransitionComponent': 'Use `slots.groupTransition` instead.',
  'TreeItem prop TransitionProps': 'Use `slotProps.groupTransition` instead.',
  'TreeView prop defaultCollapseIcon': 'Use `slots.collapseIcon` instead.',
  'TreeView prop defaultEndIcon': 'Use `slots.endIcon` instead.',
  'TreeView prop defaultExpandIcon': 'Use `slots.expandIcon` instead.',
  'TreeView prop defaultParentIcon': 'Use `slots.collapseIcon` and `slots.expandIcon` instead.',
  'TreeView prop defaultExpanded': 'Use `defaultExpandedItems` instead.',
  'TreeView prop defaultSelected': 'Use `defaultSelectedItems` instead.',
  'TreeView prop expanded': 'Use `expandedItems` instead.',
  'TreeView prop selected': 'Use `selectedItems` instead.',
  'TreeView prop onNodeFocus': 'Use `onItemFocus` instead.',
  'TreeView prop onNodeSelect': 'Use `onSelectedItemsChange` instead.',
  'TreeView prop onNodeToggle': 'Use `onExpandedItemsChange` instead.',
};

const CHARTS_V8: Advice = {
  ...all(
    'Set `position` on the axis instead.',
    'prop bottomAxis',
    'prop leftAxis',
    'prop rightAxis',
    'prop topAxis',
    'ChartsXAxis prop position',
    'ChartsYAxis prop position',
  ),
  ...all(
    'Remove it. Pie charts have no axes.',
    'PieChart prop bottomAxis',
    'PieChart prop leftAxis',
    'PieChart prop rightAxis',
    'PieChart prop topAxis',
  ),
  'prop tooltip': 'Use `slotProps.tooltip` instead.',
  ...all('Use `slots.tooltip` instead.', 'slot axisContent', 'slot itemContent'),
  'Heatmap slot popper': 'Use `slots.tooltip` instead.',
  ...all(
    'Render `useAxesTooltip()` inside a `ChartsTooltipContainer` instead.',
    'ChartsTooltip prop axisContent',
    'ChartsTooltip slot axisContent',
  ),
  ...all(
    'Render `useItemTooltip()` inside a `ChartsTooltipContainer` instead.',
    'ChartsTooltip prop itemContent',
    'ChartsTooltip slot itemContent',
  ),
  'ChartsLegend prop hidden': 'Use `hideLegend` of the chart instead.',
  ...all(
    'Use `sx` instead.',
    'prop itemGap',
    'prop itemMarkHeight',
    'prop itemMarkWidth',
    'prop markGap',
    'prop padding',
    'ChartsLegend prop labelStyle',
    'ContinuousColorLegend prop labelStyle',
    'PiecewiseColorLegend prop labelStyle',
  ),
  ...all(
    'Use `slotProps.legend` of the chart instead.',
    'ChartsLegend prop position',
    'ContinuousColorLegend prop position',
    'PiecewiseColorLegend prop position',
  ),
  ...all(
    'Use the class `horizontal` instead.',
    'ChartsLegend class row',
    'PiecewiseColorLegend class row',
  ),
  ...all(
    'Use the class `vertical` instead.',
    'ChartsLegend class column',
    'PiecewiseColorLegend class column',
  ),
  ...all(
    'Set the size of the container instead.',
    'ChartsSurface prop height',
    'ChartsSurface prop width',
  ),
  ...all(REMOVE, 'prop experimentalMarkRendering', 'MarkPlot prop experimentalRendering'),
  'prop resolveSizeBeforeRender': 'Remove it.',
  'SparkLineChart prop colors': 'Use `color` instead.',
  'Scatter prop markerSize': 'Set `markerSize` on the series instead.',
  'component ChartsOnAxisClickHandler': 'Use `onAxisClick` of `ChartContainer` instead.',
  'component ChartsVoronoiHandler': 'Remove it. `ChartContainer` includes it.',
  'component DefaultChartsAxisTooltipContent': 'Use `ChartsAxisTooltipContent` instead.',
  'component DefaultChartsItemTooltipContent': 'Use `ChartsItemTooltipContent` instead.',
  'component DefaultChartsLegend': 'Use `ChartsLegend` instead.',
  'component DefaultHeatmapTooltip': 'Use `HeatmapTooltip` instead.',
  'component ResponsiveChartContainer': 'Use `ChartContainer` instead.',
  'component ResponsiveChartContainerPro': 'Use `ChartContainerPro` instead.',
};

const DATA_GRID_V8: Advice = {
  ...all(
    'Use `slots.baseTextField` or `slots.baseSelect` instead.',
    'slot baseFormControl',
    'slot baseInputAdornment',
    'slot baseInputLabel',
  ),
  'prop unstable_listColumn': 'Use `listViewColumn` instead.',
  'prop resetPageOnSortFilter': REMOVE,
  'GridApi prop forceUpdate': 'Read the state with `useGridSelector()` instead.',
  'GridApi prop resize': 'Remove it. The grid resizes automatically.',
};

const DATE_PICKERS_V8: Advice = {
  ...all(
    'Read it from `usePickerContext()` instead.',
    'prop disabled',
    'prop readOnly',
    'prop value',
    'prop view',
    'prop views',
    'PickersLayout prop orientation',
  ),
  ...all('Use `orientation` of `usePickerContext()` instead.', 'prop isLandscape'),
  ...all('Use `setValue` of `usePickerContext()` instead.', 'prop onChange'),
  ...all('Use `setView` of `usePickerContext()` instead.', 'prop onViewChange'),
  ...all(
    'Use `usePickerRangePositionContext()` instead.',
    'prop onRangePositionChange',
    'prop rangePosition',
  ),
  ...all(
    'Use `variant` of `usePickerContext()` instead.',
    'prop toolbarVariant',
    'PickersLayout prop wrapperVariant',
  ),
  'prop onAccept': 'Use `acceptValueChanges` of `usePickerContext()` instead.',
  'prop onCancel': 'Use `cancelValueChanges` of `usePickerContext()` instead.',
  'prop onClear': 'Use `clearValue` of `usePickerContext()` instead.',
  'prop onSetToday': 'Use `setValueToToday` of `usePickerContext()` instead.',
  ...all(
    'Use `setOpen` of `usePickerContext()` instead.',
    'PickersLayout prop onClose',
    'PickersLayout prop onDismiss',
    'PickersLayout prop onOpen',
  ),
  'PickersLayout prop onSelectShortcut': 'Use `setValue` of `usePickerContext()` instead.',
  'prop isValid': 'Use `useIsValidValue()` instead.',
};

const TREE_VIEW_V8: Advice = {
  'component TreeItem2': 'Use `TreeItem` instead.',
  'component TreeView': 'Use `SimpleTreeView` instead.',
  'prop experimentalFeatures': 'Remove it. Its features are always available.',
  'TreeItem prop ContentComponent': 'Use `slots.content` or `useTreeItem()` instead.',
  'TreeItem prop ContentProps': 'Use `slotProps.content` instead.',
};

/** By the newer major: removals for which the packages name no successor, or an outdated one. */
const SUCCESSORS: Readonly<Record<string, Partial<Record<ApiProduct, Advice>>>> = {
  v6: { 'data-grid': DATA_GRID_V6, 'date-pickers': DATE_PICKERS_V6 },
  v7: {
    charts: { 'PieChart prop onClick': 'Use `onItemClick` instead.' },
    'data-grid': DATA_GRID_V7,
    'tree-view': TREE_VIEW_V7,
  },
  v8: {
    charts: CHARTS_V8,
    'data-grid': DATA_GRID_V8,
    'date-pickers': DATE_PICKERS_V8,
    'tree-view': TREE_VIEW_V8,
  },
};

/** Differences that exist only in how the packages write or type something. */
const UNCHANGED: Readonly<Record<string, Partial<Record<ApiProduct, readonly string[]>>>> = {
  v7: {
    'data-grid': [
      'DataGridPremium default prop disableMultipleRowSelection',
      'DataGridPro default prop disableMultipleRowSelection',
    ],
  },
  v8: {
    charts: [
      // Their type depends on the scale.
      'AxisConfig removed prop max',
      'AxisConfig removed prop min',
      'ContinuousColorLegend default prop maxLabel',
      'ContinuousColorLegend default prop minLabel',
    ],
  },
};

function subjectOf({ component, member }: ApiChange): string {
  return member ? `${member.kind} ${member.name}` : `component ${component}`;
}

/** Whether a difference changes nothing for code that uses the packages. */
export function isUnchanged(change: ApiChange, major: string): boolean {
  const { component, kind, product } = change;
  const key = `${component} ${kind} ${subjectOf(change)}`;
  return UNCHANGED[major]?.[product]?.includes(key) ?? false;
}

/** The keys of a removal in the table of its major, from the most specific. */
function keysOf(change: ApiChange): string[] {
  const subject = subjectOf(change);
  return change.member ? [`${change.component} ${subject}`, subject] : [subject];
}

/** The successor of a removed member or component; undefined if the table has none. */
export function successorOf(change: ApiChange, major: string): string | null | undefined {
  const advice = SUCCESSORS[major]?.[change.product] ?? {};
  const key = keysOf(change).find((candidate) => advice[candidate] !== undefined);
  return key === undefined ? undefined : advice[key];
}

/** All keys of a product and major, to find those that no change needs. */
export function successorKeys(major: string, product: ApiProduct): string[] {
  return Object.keys(SUCCESSORS[major]?.[product] ?? {});
}
