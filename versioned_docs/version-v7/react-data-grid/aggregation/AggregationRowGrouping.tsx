import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, films } from './films';

export default function AggregationRowGrouping() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['company'] },
      aggregation: { model: { gross: 'sum', year: 'max' } },
    },
  });

  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Films' } }}
        apiRef={apiRef}
        rows={films}
        columns={columns}
        disableRowSelectionOnClick
        initialState={initialState}
      />
    </Box>
  );
}
