import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, films } from './films';

export default function OrderSortingGrid() {
  // preview-start
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid aria-label="Films" rows={films} columns={columns} sortingOrder={['desc', 'asc']} />
    </Box>
  );
  // preview-end
}
