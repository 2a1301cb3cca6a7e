import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { bookings, columns } from './bookings';

export default function ColumnSelectorGrid() {
  // preview-start
  return (
    <Box sx={{ height: 477, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Bookings' } }}
        rows={bookings}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
      />
    </Box>
  );
  // preview-end
}
