import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, films } from './films';

export default function AggregationInitialState() {
  return (
    <Box sx={{ height: 474, width: '100%' }}>
      <DataGridPremium
        label="Films"
        rows={films}
        columns={columns}
        initialState={{ aggregation: { model: { gross: 'sum' } } }}
      />
    </Box>
  );
}
