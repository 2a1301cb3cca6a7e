import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridComparatorFn } from '@mui/x-data-grid';
import { showings, type Showing } from './showings';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

// preview-start
// Days in the order of the week instead of the alphabet.
const compareDays: GridComparatorFn<string> = (a, b) => DAYS.indexOf(a) - DAYS.indexOf(b);

const columns: GridColDef<Showing>[] = [
  { field: 'day', headerName: 'Day', width: 100, sortComparator: compareDays },
  { field: 'film', headerName: 'Film', width: 180 },
  { field: 'seats', headerName: 'Seats left', type: 'number', width: 110 },
];
// preview-end

export default function FullyCustomSortComparator() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Showings' } }}
        rows={showings}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'day', sort: 'asc' }] } }}
      />
    </Box>
  );
}
