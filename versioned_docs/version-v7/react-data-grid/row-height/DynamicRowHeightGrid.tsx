import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { createReviews, type Review } from './reviews';

const rows = createReviews(30);

const columns: GridColDef<Review>[] = [
  { field: 'product', headerName: 'Product', width: 120 },
  { field: 'stars', headerName: 'Stars', type: 'number', width: 70 },
  { field: 'text', headerName: 'Review', flex: 1, minWidth: 160 },
];

const getRowHeight = () => 'auto' as const;

export default function DynamicRowHeightGrid() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Reviews' } }}
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        sx={{
          [`& .${gridClasses.cell}`]: { paddingBlock: 1 },
        }}
      />
    </Box>
  );
}
