import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, films, sumInGroups } from './films';

export default function RowGroupingReordering() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['company'] },
      aggregation: { model: { gross: 'sum' } },
    },
  });

  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGridPremium
        label="Films"
        apiRef={apiRef}
        rows={films}
        columns={columns}
        initialState={initialState}
        rowReordering
        defaultGroupingExpansionDepth={1}
        getAggregationPosition={sumInGroups}
        hideFooter
      />
    </Box>
  );
}
