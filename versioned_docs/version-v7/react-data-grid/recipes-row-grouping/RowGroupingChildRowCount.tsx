import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridFilteredDescendantRowCountSelector,
  type GridRowCountProps,
  useGridApiContext,
  useGridSelector,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, films } from './films';

// preview-start
function FilmCount({ rowCount }: GridRowCountProps) {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredDescendantRowCountSelector);
  return <Box sx={{ mx: 2 }}>{`${count} films in ${rowCount} groups`}</Box>;
}
// preview-end

export default function RowGroupingChildRowCount() {
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
        slots={{ footerRowCount: FilmCount }}
      />
    </Box>
  );
}
