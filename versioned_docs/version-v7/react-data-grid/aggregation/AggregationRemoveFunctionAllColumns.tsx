import Box from '@mui/material/Box';
import { DataGridPremium, GRID_AGGREGATION_FUNCTIONS } from '@mui/x-data-grid-premium';
import { columns, films } from './films';

// preview-start
const { sum: _, ...aggregationFunctions } = GRID_AGGREGATION_FUNCTIONS;
// preview-end

export default function AggregationRemoveFunctionAllColumns() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Films' } }}
        rows={films}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { gross: 'max' } } }}
      />
    </Box>
  );
}
