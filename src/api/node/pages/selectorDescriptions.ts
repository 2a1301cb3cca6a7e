/**
 * Descriptions of selectors that the packages don't describe, or describe in a way that is wrong or
 * says nothing, as Markdown.
 */
export const SELECTOR_DESCRIPTIONS: Readonly<Record<string, string>> = {
  gridAggregationLookupSelector: 'Returns the results of aggregation, by group and field.',
  gridAggregationStateSelector: 'Returns the state of aggregation: its model and results.',
  gridColumnDefinitionsSelector:
    'Returns the definitions of all columns, including hidden ones, in their order.',
  gridColumnFieldsSelector:
    'Returns the fields of all columns, including hidden ones, in their order.',
  gridColumnGroupsHeaderMaxDepthSelector:
    'Returns how many rows of group headers the visible columns need; `0` without column groups.',
  gridColumnGroupsHeaderStructureSelector:
    'Returns the groups in each row of headers, each with the columns that it spans.',
  gridColumnGroupsLookupSelector: 'Returns the column groups by their `groupId`.',
  gridColumnGroupsUnwrappedModelSelector:
    'Returns, for each column, the ids of its groups, from the outermost to the innermost.',
  gridColumnMenuSelector: 'Returns whether the column menu is open, and for which column.',
  gridColumnReorderDragColSelector: 'Returns the field of the column that is being dragged.',
  gridColumnReorderSelector: 'Returns the state of the column that is being dragged.',
  gridColumnResizeSelector: 'Returns the state of the column that is being resized.',
  gridColumnsStateSelector:
    'Returns the state of the columns: their order, definitions, and visibility.',
  gridDataRowIdsSelector:
    'Returns the ids of the rows that you provided, without the rows that the grid generates for groups and footers.',
  gridDensityFactorSelector:
    'Returns the factor by which the density multiplies heights: `0.7`, `1`, or `1.3`.',
  gridDensitySelector: "Returns the density: `'compact'`, `'standard'`, or `'comfortable'`.",
  gridDetailPanelExpandedRowIdsSelector: 'Returns the ids of the rows whose detail panel is open.',
  gridDetailPanelExpandedRowsContentCacheSelector:
    'Returns the rendered content of the detail panels, by row.',
  gridDimensionsSelector:
    'Returns the measured sizes of the grid, such as the viewport, the content, and the headers.',
  gridEditCellStateSelector:
    'Returns the state of a cell that is being edited, such as its value and error; otherwise `null`.',
  gridEditRowsStateSelector:
    'Returns the state of all cells that are being edited, by row and field.',
  gridFilterableColumnDefinitionsSelector:
    'Returns the definitions of the columns that users can filter.',
  gridFilterModelSelector: 'Returns the filter model.',
  gridFocusCellSelector: 'Returns the row and field of the cell that has the focus.',
  gridFocusColumnGroupHeaderSelector:
    'Returns the field and depth of the group header that has the focus.',
  gridFocusColumnHeaderFilterSelector: 'Returns the field of the header filter that has the focus.',
  gridFocusColumnHeaderSelector: 'Returns the field of the column header that has the focus.',
  gridFocusStateSelector:
    'Returns which cell, column header, header filter, or group header has the focus.',
  gridHeaderFilteringEditFieldSelector:
    'Returns the field of the header filter that is being edited; otherwise `null`.',
  gridHeaderFilteringEnabledSelector: 'Returns whether header filters are shown.',
  gridHeaderFilteringMenuSelector:
    'Returns the field of the header filter whose menu is open; otherwise `null`.',
  gridHeaderFilteringStateSelector:
    'Returns the state of the header filters: whether they are shown, which one is being edited, and which menu is open.',
  gridPaginationMetaSelector:
    'Returns the metadata of server-side pagination: whether there is a next page.',
  gridPaginationModelSelector: 'Returns the pagination model: the page and the page size.',
  gridPaginationRowCountSelector: 'Returns the number of rows on all pages together.',
  gridPinnedColumnsSelector:
    'Returns the fields of the columns that are pinned to the left and right, including hidden ones.',
  gridPivotModelSelector: 'Returns the pivot model: its columns, rows, and values.',
  gridPreferencePanelStateSelector:
    'Returns whether the filter panel or columns panel is open, and which of the two.',
  gridQuickFilterValuesSelector: 'Returns the values of the quick filter.',
  gridResizingColumnFieldSelector: 'Returns the field of the column that is being resized.',
  gridRowCountSelector:
    'Returns the number of rows, before filtering. With server-side data, this can be more than the grid has loaded.',
  gridRowGroupingModelSelector: 'Returns the fields by which the rows are grouped, in order.',
  gridRowGroupingNameSelector:
    'Returns the name of the strategy that builds the row tree, such as tree data or row grouping.',
  gridRowGroupingSanitizedModelSelector:
    'Returns the fields by which the rows are grouped, without those that have no column.',
  gridRowIdSelector: 'Returns the id of a row, from `getRowId` or the `id` property.',
  gridRowIsEditingSelector:
    "Returns whether a row is being edited. With `editMode: 'cell'`, it always returns `false`.",
  gridRowMaximumTreeDepthSelector:
    'Returns the number of levels in the row tree: `1` for flat rows.',
  gridRowNodeSelector: 'Returns the node of a row in the row tree.',
  gridRowSelectionCountSelector: 'Returns the number of selected rows.',
  gridRowSelectionIdsSelector: 'Returns the selected rows by their id.',
  gridRowSelectionManagerSelector:
    'Returns a manager of the row selection, with `has()` to check whether a row is selected.',
  gridRowSelectionStateSelector: 'Returns the row selection model.',
  gridRowSelector: 'Returns the data of a row.',
  gridRowsLoadingSelector: 'Returns whether the rows are loading, as in the `loading` prop.',
  gridRowsLookupSelector: 'Returns the data of all rows by their id.',
  gridRowsMetaSelector:
    'Returns the height of the rows on the current page, and the position of each, in pixels.',
  gridRowTreeDepthsSelector: 'Returns the number of rows at each level of the row tree.',
  gridRowTreeSelector: 'Returns the nodes of the row tree by their id.',
  gridSidebarContentSelector:
    'Returns what the sidebar shows, with the ids of its element and label.',
  gridSidebarOpenSelector: 'Returns whether the sidebar is open.',
  gridSidebarStateSelector:
    'Returns the state of the sidebar: whether it is open, and what it shows.',
  gridSortModelSelector: 'Returns the sort model.',
  gridTabIndexCellSelector: 'Returns the row and field of the cell that is in the tab sequence.',
  gridTabIndexColumnGroupHeaderSelector:
    'Returns the field and depth of the group header that is in the tab sequence.',
  gridTabIndexColumnHeaderFilterSelector:
    'Returns the field of the header filter that is in the tab sequence.',
  gridTabIndexColumnHeaderSelector:
    'Returns the field of the column header that is in the tab sequence.',
  gridTabIndexStateSelector:
    'Returns which cell, column header, header filter, or group header is in the tab sequence.',
  gridTopLevelRowCountSelector: 'Returns the number of rows at the top level, before filtering.',
  gridVirtualizationColumnEnabledSelector: 'Returns whether columns are virtualized.',
  gridVirtualizationEnabledSelector: 'Returns whether virtualization is turned on.',
  gridVirtualizationRowEnabledSelector: 'Returns whether rows are virtualized.',
  gridVirtualizationSelector:
    'Returns the state of virtualization: whether rows and columns are virtualized, and the rendered range.',
  gridVisibleColumnDefinitionsSelector:
    'Returns the definitions of the visible columns, in their order.',
  gridVisibleColumnFieldsSelector: 'Returns the fields of the visible columns, in their order.',
  gridVisiblePinnedColumnDefinitionsSelector:
    'Returns the definitions of the visible columns that are pinned to the left and right.',
};
