import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { bookings, columns } from './bookings';

export default function ColumnSelectorGrid() {
  // preview-start
  return (
    <Box sx={{ height: 436, width: '100%' }}>
      <DataGrid label="Bookings" rows={bookings} columns={columns} showToolbar hideFooter />
    </Box>
  );
  // preview-end
}
