import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, films } from './films';

export default function RowGroupingBasicExample() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['company'] },
      aggregation: { model: { gross: 'sum' } },
    },
  });

  return (
    <Box sx={{ height: 474, width: '100%' }}>
      <DataGridPremium
        label="Films"
        apiRef={apiRef}
        rows={films}
        columns={columns}
        initialState={initialState}
        isGroupExpandedByDefault={(group) => group.groupingKey === 'Aurora'}
        getAggregationPosition={({ depth }) => (depth === -1 ? null : 'inline')}
        hideFooter
      />
    </Box>
  );
}
