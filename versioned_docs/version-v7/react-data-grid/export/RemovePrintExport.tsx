import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { columns, sailings } from './sailings';

export default function RemovePrintExport() {
  // preview-start
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={sailings}
        columns={columns}
        loading={sailings.length === 0}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          main: { 'aria-label': 'Sailings' },
          toolbar: { printOptions: { disableToolbarButton: true } },
        }}
      />
    </Box>
  );
  // preview-end
}
