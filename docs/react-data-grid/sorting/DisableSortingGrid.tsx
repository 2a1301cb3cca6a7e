import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { columns as baseColumns, films, type Film } from './films';

// preview-start
const columns: GridColDef<Film>[] = baseColumns.map((column) =>
  column.field === 'country' ? { ...column, sortable: false } : column,
);
// preview-end

export default function DisableSortingGrid() {
  return (
    <Box sx={{ height: 369, width: '100%' }}>
      <DataGrid label="Films" rows={films} columns={columns} hideFooter />
    </Box>
  );
}
