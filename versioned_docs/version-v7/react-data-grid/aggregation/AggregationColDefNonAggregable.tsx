import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { columns as filmColumns, films, type Film } from './films';

// preview-start
const columns: GridColDef<Film>[] = filmColumns.map((column) =>
  column.field === 'gross' ? { ...column, aggregable: false } : column,
);
// preview-end

export default function AggregationColDefNonAggregable() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Films' } }}
        rows={films}
        columns={columns}
        initialState={{ aggregation: { model: { gross: 'sum' } } }}
      />
    </Box>
  );
}
