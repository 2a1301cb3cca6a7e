import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  gridFilteredDescendantCountLookupSelector,
  type GridGroupingColDefOverride,
  type GridInitialState,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { columns, films, type Film } from './films';

// preview-start
const groupingColDef: GridGroupingColDefOverride<Film> = {
  width: 180,
  getSortComparator: (direction) => (_a, _b, cellA, cellB) => {
    const counts = gridFilteredDescendantCountLookupSelector({ current: cellA.api });
    const difference = (counts[cellA.id] ?? 0) - (counts[cellB.id] ?? 0);
    return direction === 'desc' ? -difference : difference;
  },
};
// preview-end

const initialState: GridInitialState = {
  rowGrouping: { model: ['company'] },
  columns: { columnVisibilityModel: { company: false } },
  sorting: { sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' }] },
};

export default function RowGroupingSortByChildRows() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Films' } }}
        apiRef={apiRef}
        rows={films}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={initialState}
      />
    </Box>
  );
}
