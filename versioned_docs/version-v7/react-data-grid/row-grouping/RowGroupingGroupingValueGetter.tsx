import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns as filmColumns, films, type Film } from './films';

const columns: GridColDef<Film>[] = filmColumns.map((column) =>
  column.field === 'year'
    ? {
        ...column,
        type: 'string',
        width: 150,
        // preview-start
        groupingValueGetter: (value: number) => `${value - (value % 2)}–${value - (value % 2) + 1}`,
        // preview-end
      }
    : column,
);

export default function RowGroupingGroupingValueGetter() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['year'] } },
  });

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Films' } }}
        apiRef={apiRef}
        rows={films}
        columns={columns}
        initialState={initialState}
      />
    </Box>
  );
}
