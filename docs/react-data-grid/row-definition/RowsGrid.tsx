import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';

// preview-start
const rows = [
  { id: 1, room: 'Reading room', seats: 48, open: true },
  { id: 2, room: 'Map archive', seats: 12, open: false },
  { id: 3, room: 'Workshop', seats: 20, open: true },
];
// preview-end

const columns = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 150 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 110 },
  { field: 'open', headerName: 'Open', type: 'boolean', width: 110 },
] as const;

export default function RowsGrid() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid label="Library rooms" rows={rows} columns={columns} />
    </Box>
  );
}
