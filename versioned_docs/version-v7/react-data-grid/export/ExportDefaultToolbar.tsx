import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { columns, sailings } from './sailings';

export default function ExportDefaultToolbar() {
  // preview-start
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Sailings' } }}
        rows={sailings}
        columns={columns}
        loading={sailings.length === 0}
        slots={{ toolbar: GridToolbar }}
      />
    </Box>
  );
  // preview-end
}
