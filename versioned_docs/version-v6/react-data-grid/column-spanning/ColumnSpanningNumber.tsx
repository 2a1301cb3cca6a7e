import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, depot: 'Rotterdam', monday: 42, tuesday: 39, wednesday: 51 },
  { id: 2, depot: 'Duisburg', monday: 28, tuesday: 30, wednesday: 27 },
  { id: 3, depot: 'Basel', monday: 17, tuesday: 21, wednesday: 19 },
];

// preview-start
const columns: GridColDef[] = [
  { field: 'depot', headerName: 'Depot', width: 120, sortable: false, filterable: false },
  { field: 'monday', headerName: 'Monday', colSpan: 2, sortable: false, filterable: false },
  { field: 'tuesday', headerName: 'Tuesday', sortable: false, filterable: false },
  { field: 'wednesday', headerName: 'Wednesday', width: 120, sortable: false, filterable: false },
];
// preview-end

export default function ColumnSpanningNumber() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid aria-label="Lorries a day" rows={rows} columns={columns} />
    </Box>
  );
}
