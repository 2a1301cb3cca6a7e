import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, films } from './films';

export default function AggregationFiltering() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Films' } }}
        rows={films}
        columns={columns}
        // preview-start
        aggregationRowsScope="all"
        initialState={{
          aggregation: { model: { gross: 'sum' } },
          filter: { filterModel: { items: [{ field: 'gross', operator: '>', value: 200 }] } },
        }}
        // preview-end
      />
    </Box>
  );
}
