import { useMemo } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import {
  DataGridPremium,
  type GridInitialState,
  type GridPivotModel,
  GridSidebarValue,
} from '@mui/x-data-grid-premium';
import { columns as orderColumns, orders } from './orders';

// preview-start
const FIXED_FIELDS = ['id', 'revenue'];

const columns = orderColumns.map((column) => ({
  ...column,
  pivotable: !FIXED_FIELDS.includes(column.field),
}));

const pivotModel: GridPivotModel = {
  rows: [{ field: 'roast' }],
  columns: [{ field: 'country', sort: 'asc' }],
  values: [{ field: 'revenue', aggFunc: 'sum' }],
};
// preview-end

export default function GridNonPivotableColumns() {
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });

  const initialState = useMemo<GridInitialState>(
    () => ({
      pivoting: { enabled: true, model: pivotModel },
      sidebar: { open: isWide, value: GridSidebarValue.Pivot },
    }),
    [isWide],
  );

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        label="Revenue by roast and country"
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
