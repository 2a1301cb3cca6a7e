import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  GridToolbar,
} from '@mui/x-data-grid-premium';
import { createMeters, type Meter } from './meters';

const rows = createMeters(300);

const columns: GridColDef<Meter>[] = [
  { field: 'id', headerName: 'Meter', width: 120 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'district', headerName: 'District', width: 130 },
  {
    field: 'load',
    headerName: 'Load',
    type: 'number',
    width: 130,
    valueFormatter: (value?: number) => (value == null ? '' : `${value.toFixed(1)} kW`),
  },
  {
    field: 'voltage',
    headerName: 'Voltage',
    type: 'number',
    width: 130,
    valueFormatter: (value?: number) => (value == null ? '' : `${value.toFixed(1)} V`),
  },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function DataGridPremiumDemo() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['city', 'district'] },
      sorting: { sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' }] },
      aggregation: { model: { load: 'sum', voltage: 'avg' } },
    },
  });

  return (
    <Box sx={{ height: 520, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Load by city' } }}
        slots={{ toolbar: GridToolbar }}
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        loading={rows.length === 0}
        initialState={initialState}
        disableRowSelectionOnClick
      />
    </Box>
  );
}
