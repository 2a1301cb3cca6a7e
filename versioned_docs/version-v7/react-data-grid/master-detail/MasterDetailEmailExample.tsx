import { useCallback } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  type GridColDef,
  gridDimensionsSelector,
  type GridRowParams,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { emails, type Email } from './emails';

const columns: GridColDef<Email>[] = [
  { field: 'from', headerName: 'From', width: 160 },
  { field: 'subject', headerName: 'Subject', width: 280 },
  { field: 'received', headerName: 'Received', width: 120 },
];

function EmailBody({ row }: { row: Email }) {
  const apiRef = useGridApiContext();
  const width = useGridSelector(apiRef, gridDimensionsSelector).viewportInnerSize.width;

  return (
    // As wide as the visible part of the grid, and in place while the columns scroll.
    <Box sx={{ position: 'sticky', left: 0, width, boxSizing: 'border-box', px: 3, py: 2 }}>
      {row.paragraphs.map((paragraph) => (
        <Box component="p" key={paragraph} sx={{ typography: 'body2', my: 1, maxWidth: '70ch' }}>
          {paragraph}
        </Box>
      ))}
    </Box>
  );
}

const initialState = {
  detailPanel: { expandedRowIds: [1] },
  pinnedColumns: { left: [GRID_DETAIL_PANEL_TOGGLE_FIELD] },
};

export default function MasterDetailEmailExample() {
  const getDetailPanelContent = useCallback(
    ({ row }: GridRowParams<Email>) => <EmailBody row={row} />,
    [],
  );
  const getDetailPanelHeight = useCallback(() => 'auto' as const, []);

  return (
    <Box sx={{ height: 518, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Inbox' } }}
        rows={emails}
        columns={columns}
        initialState={initialState}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        sx={{ '& .MuiDataGrid-detailPanel': { overflow: 'visible' } }}
      />
    </Box>
  );
}
