import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createMeters, type Meter } from './meters';

const rows = createMeters(2000);

const columns: GridColDef<Meter>[] = [
  { field: 'id', headerName: 'Meter', width: 110 },
  { field: 'city', headerName: 'City', width: 90 },
  { field: 'district', headerName: 'District', width: 100 },
  { field: 'tariff', headerName: 'Tariff', flex: 1, minWidth: 125 },
  {
    field: 'load',
    headerName: 'Load',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => `${value.toFixed(2)} kW`,
  },
  {
    field: 'lastReading',
    headerName: 'Read',
    type: 'date',
    width: 100,
  },
  { field: 'status', headerName: 'Status', width: 90 },
];

export default function DataGridProDemo() {
  return (
    <Box sx={{ height: 504, width: '100%' }}>
      <DataGridPro
        label="Electricity meters"
        rows={rows}
        columns={columns}
        rowHeight={38}
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{ pinnedColumns: { left: ['__check__', 'id'] } }}
      />
    </Box>
  );
}
