import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns as filmColumns, films, type Film } from './films';

const percent = new Intl.NumberFormat('en', { style: 'percent' });
const profit = ({ gross, budget }: { gross: number; budget: number }) => (gross - budget) / gross;

// preview-start
const profitOfAll: GridAggregationFunction<{ gross: number; budget: number }, number> = {
  label: 'profit',
  columnTypes: ['number'],
  getCellValue: ({ row }) => ({ gross: row.gross, budget: row.budget }),
  apply: ({ values }) => {
    const rows = values.filter((value) => value !== undefined);
    const sum = (field: 'gross' | 'budget') => rows.reduce((total, row) => total + row[field], 0);
    return rows.length === 0 ? null : profit({ gross: sum('gross'), budget: sum('budget') });
  },
};
// preview-end

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, profitOfAll };

const columns: GridColDef<Film>[] = [
  ...filmColumns,
  {
    field: 'profit',
    headerName: 'Profit',
    type: 'number',
    width: 110,
    availableAggregationFunctions: ['profitOfAll'],
    valueGetter: (_, row) => (row.gross ? profit(row) : null),
    valueFormatter: (value: number | null) => (value === null ? '' : percent.format(value)),
  },
];

export default function AggregationMultipleRowFields() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['company'] },
      aggregation: { model: { gross: 'sum', profit: 'profitOfAll' } },
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
        aggregationFunctions={aggregationFunctions}
      />
    </Box>
  );
}
