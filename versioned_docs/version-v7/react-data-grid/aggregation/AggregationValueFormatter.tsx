import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { columns, films } from './films';

// preview-start
const firstYear: GridAggregationFunction<number, number> = {
  label: 'first',
  columnTypes: ['number'],
  apply: ({ values }) => Math.min(...values.filter((value) => value !== undefined)),
  valueFormatter: (value: number | undefined) => (value ? `since ${value}` : ''),
};
// preview-end

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, firstYear };

export default function AggregationValueFormatter() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Films' } }}
        rows={films}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { year: 'firstYear' } } }}
      />
    </Box>
  );
}
