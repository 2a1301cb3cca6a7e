import Box from '@mui/material/Box';
import { DataGridPro, GridToolbar } from '@mui/x-data-grid-pro';
import { columns, flats } from './flats';

export default function DisableActionButtonsDataGridPro() {
  // preview-start
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPro
        rows={flats}
        columns={columns}
        loading={flats.length === 0}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          main: { 'aria-label': 'Flats' },
          filterPanel: { disableAddFilterButton: true, disableRemoveAllButton: true },
        }}
      />
    </Box>
  );
  // preview-end
}
