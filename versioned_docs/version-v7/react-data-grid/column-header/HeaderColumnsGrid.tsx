import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rows, type Reading } from './readings';

// preview-start
const columns: GridColDef<Reading>[] = [
  { field: 'place', headerName: 'Place', width: 150 },
  {
    field: 'pm25',
    headerName: 'PM2.5',
    type: 'number',
    description: 'Particles up to 2.5 µm, in µg per m³, mean of the last hour',
  },
  { field: 'no2', headerName: 'NO₂', type: 'number', description: 'Nitrogen dioxide, µg per m³' },
];
// preview-end

export default function HeaderColumnsGrid() {
  return (
    <Box sx={{ height: 426, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Air quality' } }}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
