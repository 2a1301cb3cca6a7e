import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridInitialState,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { columns, orders } from './orders';

// preview-start
const pivotModel: GridPivotModel = {
  rows: [{ field: 'country' }, { field: 'roast' }],
  columns: [{ field: 'channel', sort: 'asc' }],
  values: [
    { field: 'sacks', aggFunc: 'sum' },
    { field: 'revenue', aggFunc: 'avg', hidden: true },
  ],
};

const initialState: GridInitialState = {
  pivoting: { enabled: true, model: pivotModel },
};
// preview-end

export default function GridPivotingInitialState() {
  return (
    <Box sx={{ height: 458, width: '100%' }}>
      <DataGridPremium
        label="Sacks by country and channel"
        rows={orders}
        columns={columns}
        initialState={initialState}
        columnGroupHeaderHeight={36}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
      />
    </Box>
  );
}
