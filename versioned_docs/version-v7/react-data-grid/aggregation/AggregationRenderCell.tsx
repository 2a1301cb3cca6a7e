import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { columns as filmColumns, films, type Film } from './films';

const HIGHEST = 402;

const columns: GridColDef<Film>[] = filmColumns.map((column) =>
  column.field === 'gross'
    ? {
        ...column,
        width: 170,
        display: 'flex',
        // preview-start
        renderCell: ({ value, formattedValue, aggregation, row }) => {
          if (aggregation && !aggregation.hasCellUnit) {
            return <strong>{formattedValue}</strong>;
          }
          return (
            <LinearProgress
              variant="determinate"
              value={(100 * value) / HIGHEST}
              aria-label={`${row.title ?? 'All films'}: ${formattedValue}`}
              color={aggregation ? 'secondary' : 'primary'}
              sx={{ width: '100%', height: 8, borderRadius: 4 }}
            />
          );
        },
        // preview-end
      }
    : column,
);

export default function AggregationRenderCell() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Films' } }}
        rows={films}
        columns={columns}
        initialState={{ aggregation: { model: { gross: 'avg' } } }}
      />
    </Box>
  );
}
