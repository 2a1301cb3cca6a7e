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
import { columns, orders } from './orders';

const pivotModel: GridPivotModel = {
  rows: [{ field: 'country' }],
  columns: [{ field: 'date-year', sort: 'asc' }],
  values: [{ field: 'revenue', aggFunc: 'sum' }],
};

export default function GridPivotingQuickStart() {
  // Beside the panel a phone has no room for the grid.
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });

  // preview-start
  const initialState = useMemo<GridInitialState>(
    () => ({
      pivoting: { enabled: true, model: pivotModel },
      sidebar: { open: isWide, value: GridSidebarValue.Pivot },
    }),
    [isWide],
  );
  // preview-end

  return (
    <Box sx={{ height: 458, width: '100%' }}>
      <DataGridPremium
        label="Orders of a roastery"
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
