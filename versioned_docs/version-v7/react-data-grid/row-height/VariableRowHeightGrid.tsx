import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridDensity,
  type GridRowHeightParams,
} from '@mui/x-data-grid';
import { DensityToolbar } from './DensityToolbar';
import { createReviews, type Review } from './reviews';

const rows = createReviews(30);

const columns: GridColDef<Review>[] = [
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'stars', headerName: 'Stars', type: 'number', width: 80 },
  { field: 'text', headerName: 'Review', flex: 1, minWidth: 200 },
];

// preview-start
function getRowHeight({ model, densityFactor }: GridRowHeightParams) {
  // Five stars deserve a row of double height. `null` stands for the default.
  return model.stars === 5 ? 100 * densityFactor : null;
}
// preview-end

export default function VariableRowHeightGrid() {
  const [density, setDensity] = useState<GridDensity>('standard');

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Reviews' } }}
        rows={rows}
        columns={columns}
        density={density}
        onDensityChange={setDensity}
        getRowHeight={getRowHeight}
        slots={{ toolbar: DensityToolbar }}
      />
    </Box>
  );
}
