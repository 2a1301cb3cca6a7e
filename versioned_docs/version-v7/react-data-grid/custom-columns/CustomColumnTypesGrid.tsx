import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';

interface Fare {
  id: number;
  route: string;
  single: number;
  monthly: number;
}

const rows: Fare[] = [
  { id: 1, route: 'Harbor – Campus', single: 2.4, monthly: 49 },
  { id: 2, route: 'Airport express', single: 9.8, monthly: 180 },
  { id: 3, route: 'Night bus', single: 3.6, monthly: 0 },
  { id: 4, route: 'Old town circle', single: 1.9, monthly: 36 },
  { id: 5, route: 'River ferry', single: 4.2, monthly: 78 },
  { id: 6, route: 'Regional train', single: 6.5, monthly: 124 },
];

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

// preview-start
const euroColumn: GridColTypeDef<number, string> = {
  type: 'number',
  width: 130,
  valueFormatter: (value: number) => (value ? euros.format(value) : '–'),
  cellClassName: 'euro',
};

const columns: GridColDef<Fare>[] = [
  { field: 'route', headerName: 'Route', width: 180 },
  { ...euroColumn, field: 'single', headerName: 'Single' },
  { ...euroColumn, field: 'monthly', headerName: 'Monthly' },
];
// preview-end

export default function CustomColumnTypesGrid() {
  return (
    <Box sx={{ height: 436, width: '100%', '& .euro': { fontVariantNumeric: 'tabular-nums' } }}>
      <DataGrid slotProps={{ main: { 'aria-label': 'Fares' } }} rows={rows} columns={columns} />
    </Box>
  );
}
