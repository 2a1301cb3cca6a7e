import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, films } from './films';

export default function AggregationColDefNonAggregable() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPremium
        aria-label="Films"
        rows={films}
        columns={columns}
        // preview-start
        initialState={{ aggregation: { model: { gross: 'sum' } } }}
        slotProps={{ columnMenu: { slots: { columnMenuAggregationItem: null } } }}
        // preview-end
      />
    </Box>
  );
}
