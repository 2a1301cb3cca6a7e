import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createMeters, type Meter } from './meters';

const rows = createMeters(2000);

const columns: GridColDef<Meter>[] = [
  { field: 'id', headerName: 'Meter', width: 120 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'district', headerName: 'District', width: 120 },
  { field: 'tariff', headerName: 'Tariff', width: 140 },
  {
    field: 'load',
    headerName: 'Load',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => `${value.toFixed(2)} kW`,
  },
  {
    field: 'voltage',
    headerName: 'Voltage',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => `${value.toFixed(1)} V`,
  },
  { field: 'lastReading', headerName: 'Last reading', type: 'dateTime', width: 180 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function DataGridProDemo() {
  return (
    <Box sx={{ height: 520, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Electricity meters' } }}
        rows={rows}
        columns={columns}
        loading={rows.length === 0}
        rowHeight={38}
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{ pinnedColumns: { left: ['__check__', 'id'] } }}
      />
    </Box>
  );
}
