import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { columns as filmColumns, films, type Film } from './films';

// preview-start
const hit: Partial<GridColDef<Film>> = {
  valueFormatter: (value: number | string | undefined) =>
    typeof value === 'number' ? `€${value}M` : value,
  groupingValueGetter: (value: number) => (value >= 150 ? 'Hits' : 'Others'),
  groupingValueSetter: (key, row) => ({
    ...row,
    gross: key === 'Hits' ? Math.max(row.gross, 150) : Math.min(row.gross, 149),
  }),
};
// preview-end

const columns = filmColumns.map((column) =>
  column.field === 'gross' ? ({ ...column, ...hit } as GridColDef<Film>) : column,
);

export default function RowGroupingGroupingValueSetter() {
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGridPremium
        label="Films"
        rows={films}
        columns={columns}
        initialState={{ rowGrouping: { model: ['gross'] } }}
        rowReordering
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
