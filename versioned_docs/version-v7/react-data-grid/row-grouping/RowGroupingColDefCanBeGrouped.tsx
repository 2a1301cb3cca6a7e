import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns as filmColumns, films, type Film } from './films';

// preview-start
const columns: GridColDef<Film>[] = filmColumns.map((column) =>
  column.field === 'title' ? { ...column, groupable: false } : column,
);
// preview-end

export default function RowGroupingColDefCanBeGrouped() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['company'] } },
  });

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Films' } }}
        apiRef={apiRef}
        rows={films}
        columns={columns}
        initialState={initialState}
        disableRowSelectionOnClick
      />
    </Box>
  );
}
