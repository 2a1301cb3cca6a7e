import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { createMeters, type Meter } from './meters';

const rows = createMeters(300);

const columns: GridColDef<Meter>[] = [
  { field: 'id', headerName: 'Meter', width: 120 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
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
    <Box sx={{ height: 526, width: '100%' }}>
      <DataGridPremium
        label="Load by city"
        showToolbar
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        groupingColDef={{ valueFormatter: (value?: string) => value ?? 'Total' }}
        initialState={initialState}
        disableRowSelectionOnClick
      />
    </Box>
  );
}
