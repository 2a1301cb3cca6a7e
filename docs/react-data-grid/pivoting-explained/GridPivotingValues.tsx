import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import {
  DataGridPremium,
  type GridInitialState,
  type GridPivotModel,
  GridSidebarValue,
} from '@mui/x-data-grid-premium';
import { columns, harvests } from './harvests';

// preview-start
const pivotModel: GridPivotModel = {
  rows: [{ field: 'apiary' }],
  columns: [],
  values: [{ field: 'kilos', aggFunc: 'sum' }],
};
// preview-end

export default function GridPivotingValues() {
  const [pivotActive, setPivotActive] = useState(true);
  // Beside the panel a phone has no room for the grid.
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });

  const initialState = useMemo<GridInitialState>(
    () => ({
      pivoting: { model: pivotModel },
      sidebar: { open: isWide, value: GridSidebarValue.Pivot },
    }),
    [isWide],
  );

  return (
    <Box sx={{ height: 520, width: '100%' }}>
      <DataGridPremium
        label="Kilos by apiary"
        rows={harvests}
        columns={columns}
        pivotActive={pivotActive}
        onPivotActiveChange={setPivotActive}
        initialState={initialState}
        columnGroupHeaderHeight={36}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
      />
    </Box>
  );
}
