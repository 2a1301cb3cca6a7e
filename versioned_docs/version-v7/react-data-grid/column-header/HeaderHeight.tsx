import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rows, type Reading } from './readings';

const columns: GridColDef<Reading>[] = [
  { field: 'place', headerName: 'Place', width: 150 },
  { field: 'pm25', headerName: 'PM2.5', type: 'number', width: 100 },
  { field: 'no2', headerName: 'NO₂', type: 'number', width: 100 },
];

export default function HeaderHeight() {
  // preview-start
  return (
    <Box sx={{ height: 416, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Air quality' } }}
        rows={rows}
        columns={columns}
        columnHeaderHeight={36}
      />
    </Box>
  );
  // preview-end
}
