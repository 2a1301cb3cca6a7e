import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';

// preview-start
const rows = [
  { id: 1, room: 'Reading room', seats: 48, open: true },
  { id: 2, room: 'Map archive', seats: 12, open: false },
  { id: 3, room: 'Workshop', seats: 20, open: true },
  { id: 4, room: 'Listening room', seats: 8, open: true },
  { id: 5, room: "Children's corner", seats: 30, open: true },
  { id: 6, room: 'Newspaper store', seats: 6, open: false },
];
// preview-end

const columns = [
  { field: 'room', headerName: 'Room', width: 150 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
  { field: 'open', headerName: 'Open', type: 'boolean', width: 90 },
] as const;

export default function RowsGrid() {
  return (
    <Box sx={{ height: 423, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Library rooms' } }}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
