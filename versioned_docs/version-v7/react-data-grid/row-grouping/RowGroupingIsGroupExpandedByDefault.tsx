import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridGroupNode,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, films } from './films';

// preview-start
const isGroupExpandedByDefault = (node: GridGroupNode) =>
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
        slotProps={{ main: { 'aria-label': 'Films' } }}
        apiRef={apiRef}
        rows={films}
        columns={columns}
        initialState={initialState}
        disableRowSelectionOnClick
        isGroupExpandedByDefault={isGroupExpandedByDefault}
      />
    </Box>
  );
}
