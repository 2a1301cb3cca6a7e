import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { columns as baseColumns, films, type Film } from './films';

const columns: GridColDef<Film>[] = baseColumns.map((column) =>
  column.field === 'country' ? { ...column, sortable: false } : column,
);

export default function DisableSortingGrid() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid slotProps={{ main: { 'aria-label': 'Films' } }} rows={films} columns={columns} />
    </Box>
  );
}
