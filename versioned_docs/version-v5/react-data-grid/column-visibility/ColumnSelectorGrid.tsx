import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { bookings, columns } from './bookings';

export default function ColumnSelectorGrid() {
  // preview-start
  return (
    <Box sx={{ height: 477, width: '100%' }}>
      <DataGrid
        aria-label="Bookings"
        rows={bookings}
        columns={columns}
        components={{ Toolbar: GridToolbar }}
      />
    </Box>
  );
  // preview-end
}
