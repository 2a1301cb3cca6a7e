import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  type GridCsvGetRowsToExportParams,
  gridFilteredSortedRowIdsSelector,
  gridRowTreeSelector,
  Toolbar,
  ToolbarButton,
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
    <Toolbar>
      <ToolbarButton
        render={<Button size="small" />}
        onClick={() => apiRef.current.exportDataAsCsv({ getRowsToExport: withoutGroups })}
      >
        Save sailings as CSV
      </ToolbarButton>
    </Toolbar>
  );
}

export default function CsvGetRowsToExportRowGrouping() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGridPremium
        label="Sailings"
        rows={sailings}
        columns={columns}
        showToolbar
        slots={{ toolbar: ExportToolbar }}
        initialState={{ rowGrouping: { model: ['route'] } }}
      />
    </Box>
  );
}
