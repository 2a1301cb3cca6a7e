import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Waybill', width: 100 },
  { field: 'city', headerName: 'Destination', flex: 1 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

const rows = [
  { id: 'WB-4101', city: 'Gdańsk', weight: 84 },
  { id: 'WB-4102', city: 'Rotterdam', weight: 310 },
  { id: 'WB-4103', city: 'Bergen', weight: 56 },
];

export default function Deliveries() {
  return (
    <Box sx={{ height: 268, width: '100%' }}>
      <DataGrid label="Deliveries" rows={rows} columns={columns} />
    </Box>
  );
}
