import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridInitialState,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, quarter: 'Q1', product: 'Rye loaf', sold: 1240 },
  { id: 2, quarter: 'Q1', product: 'Baguette', sold: 3110 },
  { id: 3, quarter: 'Q2', product: 'Rye loaf', sold: 1395 },
  { id: 4, quarter: 'Q2', product: 'Baguette', sold: 2870 },
];

const columns: GridColDef[] = [
  { field: 'quarter', headerName: 'Quarter', width: 100 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 100 },
];

const pivotModel: GridPivotModel = { rows: [], columns: [], values: [] };

const initialState: GridInitialState = {
  pivoting: { enabled: true, panelOpen: true, model: pivotModel },
};

export default function EmptyPivotOverlay() {
  // preview-start
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Sales"
        rows={rows}
        columns={columns}
        showToolbar
        columnGroupHeaderHeight={36}
        initialState={initialState}
      />
    </Box>
  );
  // preview-end
}
