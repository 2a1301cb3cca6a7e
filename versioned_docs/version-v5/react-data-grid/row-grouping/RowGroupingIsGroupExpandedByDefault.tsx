import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridRowTreeNodeConfig,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, films } from './films';

// preview-start
const isGroupExpandedByDefault = (node: GridRowTreeNodeConfig) =>
  node.groupingField === 'company' && node.groupingKey === 'Campo';
// preview-end

export default function RowGroupingIsGroupExpandedByDefault() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['company'] } },
  });

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Films"
        apiRef={apiRef}
        rows={films}
        columns={columns}
        initialState={initialState}
        disableSelectionOnClick
        isGroupExpandedByDefault={isGroupExpandedByDefault}
      />
    </Box>
  );
}
