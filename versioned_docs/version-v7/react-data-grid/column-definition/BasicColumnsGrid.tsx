import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  {
    id: 1,
    customer: 'Nordlicht Optics',
    destination: 'Lisbon',
    departs: new Date(2026, 2, 9),
    weight: 420,
  },
  {
    id: 2,
    customer: 'Bakkerij Zonneveld',
    destination: 'Lille',
    departs: new Date(2026, 2, 3),
    weight: 1850,
  },
  {
    id: 3,
    customer: 'Officina Ferraris',
    destination: 'Graz',
    departs: new Date(2026, 2, 11),
    weight: 3120,
  },
  {
    id: 4,
    customer: 'Helse Vest',
    destination: 'Bergen',
    departs: new Date(2026, 2, 16),
    weight: 96,
  },
  {
    id: 5,
    customer: 'Atelier Brun',
    destination: 'Porto',
    departs: new Date(2026, 2, 10),
    weight: 275,
  },
  {
    id: 6,
    customer: 'Casa Almendro',
    destination: 'Valencia',
    departs: new Date(2026, 2, 12),
    weight: 1240,
  },
];

// preview-start
const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'destination', headerName: 'Destination', width: 130 },
  { field: 'departs', headerName: 'Departs', type: 'date', width: 110 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
];
// preview-end

export default function BasicColumnsGrid() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Shipments' } }}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
