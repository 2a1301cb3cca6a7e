import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { columns, flats } from './flats';

export default function QuickFilteringGrid() {
  // preview-start
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGrid
        rows={flats}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ main: { 'aria-label': 'Flats' }, toolbar: { showQuickFilter: true } }}
        disableColumnFilter
        disableColumnSelector
        disableDensitySelector
      />
    </Box>
  );
  // preview-end
}
