import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, depot: 'Rotterdam', monday: 42, tuesday: 39, wednesday: 51 },
  { id: 2, depot: 'Duisburg', monday: 28, tuesday: 30, wednesday: 27 },
  { id: 3, depot: 'Basel', monday: 17, tuesday: 21, wednesday: 19 },
  { id: 4, depot: 'Strasbourg', monday: 24, tuesday: 22, wednesday: 26 },
  { id: 5, depot: 'Mannheim', monday: 33, tuesday: 35, wednesday: 31 },
  { id: 6, depot: 'Nijmegen', monday: 12, tuesday: 15, wednesday: 14 },
];

// preview-start
const columns: GridColDef[] = [
  { field: 'depot', headerName: 'Depot', flex: 1, sortable: false, filterable: false },
  {
    field: 'monday',
    headerName: 'Monday',
    flex: 1,
    colSpan: 2,
    sortable: false,
    filterable: false,
  },
  { field: 'tuesday', headerName: 'Tuesday', flex: 1, sortable: false, filterable: false },
  { field: 'wednesday', headerName: 'Wednesday', flex: 1, sortable: false, filterable: false },
];
// preview-end

export default function ColumnSpanningNumber() {
  return (
    <Box sx={{ height: 426, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Lorries a day' } }}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
