import { useCallback } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';
import { createReviews, type Review } from './reviews';

const rows = createReviews(20);

const columns: GridColDef<Review>[] = [
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'stars', headerName: 'Stars', type: 'number', width: 80 },
  { field: 'text', headerName: 'Review', flex: 1, minWidth: 180 },
];

export default function RowMarginGrid() {
  const getRowSpacing = useCallback(
    ({ isFirstVisible, isLastVisible }: GridRowSpacingParams) => ({
      top: isFirstVisible ? 0 : 4,
      bottom: isLastVisible ? 0 : 4,
    }),
    [],
  );

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Reviews' } }}
        rows={rows}
        columns={columns}
        getRowSpacing={getRowSpacing}
        sx={{ [`& .${gridClasses.row}`]: { backgroundColor: 'action.hover' } }}
      />
    </Box>
  );
}
