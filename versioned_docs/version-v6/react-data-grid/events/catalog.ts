import type { GridEvents } from '@mui/x-data-grid-pro';

export interface EventEntry {
  name: GridEvents;
  topic: string;
  fires: string;
  plan: '' | 'Pro';
}

const entry = (
  topic: string,
  name: GridEvents,
  fires: string,
  plan: EventEntry['plan'] = '',
): EventEntry => ({ name, topic, fires, plan });

/** The events that applications need most. */
export const catalog: EventEntry[] = [
  entry('Cells', 'cellClick', 'A cell is clicked'),
  entry('Cells', 'cellDoubleClick', 'A cell is double-clicked'),
  entry('Cells', 'cellKeyDown', 'A key is pressed in a cell'),
  entry('Cells', 'cellFocusIn', 'A cell gets the focus'),
  entry('Cells', 'cellFocusOut', 'A cell loses the focus'),
  entry('Editing', 'cellEditStart', 'A cell goes into edit mode'),
  entry('Editing', 'cellEditStop', 'A cell leaves edit mode'),
  entry('Editing', 'rowEditStart', 'A row goes into edit mode'),
  entry('Editing', 'rowEditStop', 'A row leaves edit mode'),
  entry('Rows', 'rowClick', 'A row is clicked'),
  entry('Rows', 'rowDoubleClick', 'A row is double-clicked'),
  entry('Rows', 'rowMouseEnter', 'The mouse enters a row'),
  entry('Rows', 'rowMouseLeave', 'The mouse leaves a row'),
  entry('Rows', 'rowSelectionChange', 'The selected rows change'),
  entry('Rows', 'rowsSet', 'The rows are set'),
  entry('Rows', 'rowExpansionChange', 'A group is opened or closed', 'Pro'),
  entry('Rows', 'rowOrderChange', 'A row has been dragged to another place', 'Pro'),
  entry('Headers', 'columnHeaderClick', 'A header is clicked'),
  entry('Headers', 'columnHeaderKeyDown', 'A key is pressed in a header'),
  entry('Columns', 'columnResize', 'A column is being resized', 'Pro'),
  entry('Columns', 'columnWidthChange', 'A column has its new width'),
  entry('Columns', 'columnVisibilityModelChange', 'Columns are shown or hidden'),
  entry('Columns', 'columnOrderChange', 'A column has been moved', 'Pro'),
  entry('Columns', 'pinnedColumnsChange', 'Pinned columns change', 'Pro'),
  entry('Models', 'sortModelChange', 'The sort model changes'),
  entry('Models', 'filterModelChange', 'The filter model changes'),
  entry('Models', 'paginationModelChange', 'The page or its size changes'),
  entry('Scrolling', 'scrollPositionChange', 'The grid is scrolled'),
  entry('Scrolling', 'rowsScrollEnd', 'The end of the rows is reached', 'Pro'),
  entry('Scrolling', 'fetchRows', 'Rows of a lazy-loaded grid come into view', 'Pro'),
  entry('Clipboard', 'clipboardCopy', 'Something is copied'),
  entry('Panels', 'preferencePanelOpen', 'A panel opens'),
  entry('Panels', 'preferencePanelClose', 'A panel closes'),
  entry('State', 'stateChange', 'Anything in the state changes'),
  entry('State', 'unmount', 'The grid is removed'),
];
