import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, GridToolbar } from '@mui/x-data-grid';
import { bookings, type Booking } from './bookings';

const columns: GridColDef<Booking>[] = [
  { field: 'guest', headerName: 'Guest', width: 140, hideable: false },
  { field: 'room', headerName: 'Room', width: 90 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 90 },
  { field: 'channel', headerName: 'Channel', width: 110 },
];

export default function VisibleColumnsBasicExample() {
  return (
    <Box sx={{ height: 477, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Bookings' } }}
        slots={{ toolbar: GridToolbar }}
        rows={bookings}
        columns={columns}
      />
    </Box>
  );
}
