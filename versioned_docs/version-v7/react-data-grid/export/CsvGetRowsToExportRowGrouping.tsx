import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  type GridCsvGetRowsToExportParams,
  gridFilteredSortedRowIdsSelector,
  gridRowTreeSelector,
  GridToolbarContainer,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { columns, sailings } from './sailings';

// preview-start
function withoutGroups({ apiRef }: GridCsvGetRowsToExportParams) {
  const tree = gridRowTreeSelector(apiRef);
  return gridFilteredSortedRowIdsSelector(apiRef).filter((id) => tree[id].type === 'leaf');
}
// preview-end

function ExportToolbar() {
  const apiRef = useGridApiContext();

  return (
    <GridToolbarContainer>
      <Button
        size="small"
        onClick={() => apiRef.current.exportDataAsCsv({ getRowsToExport: withoutGroups })}
      >
        Save sailings as CSV
      </Button>
    </GridToolbarContainer>
  );
}

export default function CsvGetRowsToExportRowGrouping() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Sailings' } }}
        rows={sailings}
        columns={columns}
        loading={sailings.length === 0}
        slots={{ toolbar: ExportToolbar }}
        initialState={{ rowGrouping: { model: ['route'] } }}
      />
    </Box>
  );
}
