import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridValueGetter } from '@mui/x-data-grid';
import { shipments, type Shipment } from './shipments';

const getRoute: GridValueGetter<Shipment, string> = (_, row) =>
  `${row.origin.city} – ${row.destination.city}`;

const columns: GridColDef<Shipment>[] = [
  // preview-start
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'route', headerName: 'Route', width: 170, valueGetter: getRoute },
  {
    field: 'destination',
    headerName: 'Country',
    width: 110,
    valueGetter: (value: Shipment['destination']) => value.country,
  },
  {
    field: 'density',
    headerName: 'kg per m³',
    type: 'number',
    width: 120,
    valueGetter: (_, row) => Math.round(row.weight / row.volume),
  },
  // preview-end
];

export default function ValueGetterGrid() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Shipment routes' } }}
        rows={shipments}
        columns={columns}
      />
    </Box>
  );
}
