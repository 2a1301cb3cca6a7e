import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridGroupingColDefOverride,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, films, type Film } from './films';

// preview-start
const groupingColDef: GridGroupingColDefOverride<Film> = {
  headerName: 'Who made it',
  width: 220,
};
// preview-end

export default function RowGroupingCustomGroupingColDefObject() {
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
        groupingColDef={groupingColDef}
      />
    </Box>
  );
}
