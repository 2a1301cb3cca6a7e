import { useCallback } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowParams,
  GridToolbar,
} from '@mui/x-data-grid-pro';
import { catalog, type EventEntry } from './catalog';

const columns: GridColDef<EventEntry>[] = [
  { field: 'name', headerName: 'Event', width: 220 },
  { field: 'topic', headerName: 'Topic', width: 110 },
  { field: 'fires', headerName: 'Fires when', flex: 1, minWidth: 240 },
  { field: 'plan', headerName: 'Plan', width: 80 },
];

export default function CatalogOfEventsNoSnap() {
  const getDetailPanelContent = useCallback(
    ({ row }: GridRowParams<EventEntry>) => (
      <Typography component="pre" variant="body2" sx={{ m: 0, p: 2, fontFamily: 'monospace' }}>
        {`apiRef.current.subscribeEvent('${row.name}', (params, event, details) => {});`}
      </Typography>
    ),
    [],
  );
  const getDetailPanelHeight = useCallback(() => 'auto' as const, []);

  return (
    <Box sx={{ height: 520, width: '100%' }}>
      <DataGridPro
        aria-label="Events"
        slots={{ toolbar: GridToolbar }}
        rows={catalog}
        columns={columns}
        getRowId={(row) => row.name}
        density="compact"
        hideFooter
        disableRowSelectionOnClick
        disableColumnReorder
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </Box>
  );
}
