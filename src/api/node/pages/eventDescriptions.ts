/**
 * Descriptions of events that the packages don't describe, or describe unclearly, as Markdown.
 */
export const EVENT_DESCRIPTIONS: Readonly<Record<string, string>> = {
  cellSelectionChange: 'Fired when the selected cells change.',
  columnGroupHeaderKeyDown: 'Fired when users press a key in the header of a column group.',
  columnHeaderClick: 'Fired when users click a column header.',
  columnHeaderContextMenu: 'Fired when users right-click a column header.',
  columnHeaderKeyDown: 'Fired when users press a key in a column header.',
  excelExportStateChange:
    "Fired when an Excel export starts (`'pending'`) and when it ends (`'finished'`).",
  menuClose: 'Fired when a menu of the grid closes, such as the menu of a column.',
  menuOpen: 'Fired when a menu of the grid opens, such as the menu of a column.',
  paginationMetaChange: 'Fired when the metadata of server-side pagination changes.',
  pivotModeChange: 'Fired when pivoting is turned on or off. The prop is `onPivotActiveChange`.',
  pivotPanelOpenChange: 'Fired when the pivot panel opens or closes.',
  renderedRowsIntervalChange: 'Fired when the range of rendered rows and columns changes.',
  rootMount: "Fired when the grid's root element is in the document.",
  rowClick:
    'Fired when users click a row, but not if they click in a column with controls, such as checkboxes or actions.',
  rowCountChange: 'Fired when the row count changes.',
  rowsScrollEnd: 'Fired when users scroll to the end of the loaded rows.',
};
