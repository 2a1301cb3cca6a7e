import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupingValueGetterParams,
} from '@mui/x-data-grid-premium';
import { columns as filmColumns, films, type Film } from './films';

// preview-start
const getBand = ({ value }: GridGroupingValueGetterParams<number, Film>) =>
  value != null && value >= 150 ? 'From € 150 m' : 'Below € 150 m';

const columns: GridColDef<Film>[] = filmColumns.map((column) =>
  column.field === 'gross' ? { ...column, groupingValueGetter: getBand } : column,
);
// preview-end

export default function RowGroupingGroupingValueGetter() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Films"
        rows={films}
        columns={columns}
        initialState={{ rowGrouping: { model: ['gross'] } }}
      />
    </Box>
  );
}
