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
  mainGroupingCriteria: 'country',
  width: 200,
};
// preview-end

export default function RowGroupingFilteringSingleGroupingColDef() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['company', 'country'] },
      sorting: { sortModel: [{ field: '__row_group_by_columns_group__', sort: 'desc' }] },
    },
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
        defaultGroupingExpansionDepth={-1}
        groupingColDef={groupingColDef}
      />
    </Box>
  );
}
