import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { shipments, type Shipment } from './shipments';

const percent = new Intl.NumberFormat('en', { style: 'percent' });
const kilograms = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilogram' });
const day = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short' });

const columns: GridColDef<Shipment>[] = [
  { field: 'customer', headerName: 'Customer', width: 170 },
  {
    field: 'departs',
    headerName: 'Departs',
    type: 'date',
    width: 130,
    valueFormatter: (value: Date) => day.format(value),
  },
  {
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => kilograms.format(value),
  },
  {
    field: 'insuredShare',
    headerName: 'Insured',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => percent.format(value),
  },
];

export default function ValueFormatterGrid() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Formatted shipments' } }}
        rows={shipments}
        columns={columns}
      />
    </Box>
  );
}
