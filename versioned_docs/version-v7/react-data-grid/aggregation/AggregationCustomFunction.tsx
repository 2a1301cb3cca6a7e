import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { columns, films } from './films';

// preview-start
const sorted = (values: (string | undefined)[]) =>
  values.filter((value) => value !== undefined).sort((a, b) => a.localeCompare(b));

const firstAlphabetical: GridAggregationFunction<string, string> = {
  label: 'first',
  columnTypes: ['string'],
  apply: ({ values }) => sorted(values)[0],
};
const lastAlphabetical: GridAggregationFunction<string, string> = {
  label: 'last',
  columnTypes: ['string'],
  apply: ({ values }) => sorted(values).at(-1),
};
// preview-end

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, firstAlphabetical, lastAlphabetical };

export default function AggregationCustomFunction() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Films' } }}
        rows={films}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { title: 'firstAlphabetical', gross: 'max' } } }}
      />
    </Box>
  );
}
