import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createReviews, type Review } from './reviews';

const rows = createReviews(30);

const columns: GridColDef<Review>[] = [
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'stars', headerName: 'Stars', type: 'number', width: 80 },
  { field: 'text', headerName: 'Review', flex: 1, minWidth: 200 },
];

export default function DenseHeightGrid() {
  // preview-start
  return (
    <Box sx={{ height: 350, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Reviews' } }}
        rowHeight={28}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
  // preview-end
}
