import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { columns as roastColumns, roasts, type Roast } from './roasts';

// preview-start
const columns: GridColDef<Roast>[] = roastColumns.map((column) =>
  column.field === 'score' ? { ...column, filterable: false } : column,
);
// preview-end

export default function DisableFilteringGridSomeColumns() {
  return (
    <Box sx={{ height: 450, width: '100%' }}>
      <DataGrid slotProps={{ main: { 'aria-label': 'Roasts' } }} rows={roasts} columns={columns} />
    </Box>
  );
}
