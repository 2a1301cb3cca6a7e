import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { columns, parcels } from './parcels';

export default function CustomLocaleTextGrid() {
  // preview-start
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Parcels' } }}
        rows={parcels}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        localeText={{
          toolbarColumns: 'What to show',
          toolbarFilters: 'Narrow down',
          toolbarQuickFilterPlaceholder: 'Number or city…',
          footerRowSelected: (count) => `${count} marked`,
        }}
      />
    </Box>
  );
  // preview-end
}
