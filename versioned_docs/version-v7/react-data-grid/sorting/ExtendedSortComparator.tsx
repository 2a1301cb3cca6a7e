import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridComparatorFn,
  gridNumberComparator,
  gridStringOrNumberComparator,
} from '@mui/x-data-grid';
import { showings, type Showing } from './showings';

type Director = Showing['director'];

// preview-start
// By last name; directors with the same last name by first name.
const compareDirectors: GridComparatorFn<Director> = (a, b, paramsA, paramsB) =>
  gridStringOrNumberComparator(a.lastName, b.lastName, paramsA, paramsB) ||
  gridStringOrNumberComparator(a.firstName, b.firstName, paramsA, paramsB);

// Sold out showings first, then by the number of seats.
const compareSeats: GridComparatorFn<number> = (a, b, paramsA, paramsB) =>
  gridNumberComparator(Number(a > 0), Number(b > 0), paramsA, paramsB) ||
  gridNumberComparator(a, b, paramsA, paramsB);
// preview-end

const columns: GridColDef<Showing>[] = [
  {
    field: 'director',
    headerName: 'Director',
    width: 160,
    sortComparator: compareDirectors,
    valueFormatter: (value: Director) => `${value.firstName} ${value.lastName}`,
  },
  { field: 'film', headerName: 'Film', width: 180 },
  {
    field: 'seats',
    headerName: 'Seats left',
    type: 'number',
    width: 110,
    sortComparator: compareSeats,
  },
];

export default function ExtendedSortComparator() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Showings' } }}
        rows={showings}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'director', sort: 'asc' }] } }}
      />
    </Box>
  );
}
