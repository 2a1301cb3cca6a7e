import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bookings, type Booking } from './bookings';

// preview-start
const columns: GridColDef<Booking>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 140, hideable: false },
  { field: 'room', headerName: 'Room', width: 90 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 120 },
  { field: 'channel', headerName: 'Channel', width: 120 },
];
// preview-end

export default function VisibleColumnsBasicExample() {
  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGrid label="Bookings" showToolbar rows={bookings} columns={columns} hideFooter />
    </Box>
  );
}
