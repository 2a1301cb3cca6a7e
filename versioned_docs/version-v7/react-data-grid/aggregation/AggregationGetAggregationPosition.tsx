import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridGroupNode,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, films } from './films';

// preview-start
// Companies show their sum below their films; the grid as a whole shows none.
const getAggregationPosition = (group: GridGroupNode) => (group.depth === -1 ? null : 'footer');
// preview-end

export default function AggregationGetAggregationPosition() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['company'] },
      aggregation: { model: { gross: 'sum' } },
    },
  });

  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Films' } }}
        apiRef={apiRef}
        rows={films}
        columns={columns}
        disableRowSelectionOnClick
        initialState={initialState}
        defaultGroupingExpansionDepth={-1}
        getAggregationPosition={getAggregationPosition}
      />
    </Box>
  );
}
