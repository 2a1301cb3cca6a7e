import { useEffect, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridInitialState,
  type GridPivotModel,
  GridSidebarValue,
} from '@mui/x-data-grid-premium';
import { columns, fetchTrades, type Trade } from './trades';

const pivotModel: GridPivotModel = {
  rows: [{ field: 'commodity' }, { field: 'trader' }],
  columns: [
    { field: 'date-year', sort: 'desc' },
    { field: 'date-quarter', sort: 'asc' },
  ],
  values: [
    { field: 'tons', aggFunc: 'sum' },
    { field: 'price', aggFunc: 'avg' },
  ],
};

// preview-start
const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field) =>
  field === 'price' ? { headerName: 'Price', width: 95 } : { width: 85 };
// preview-end

export default function GridPivotingCommodities() {
  const [trades, setTrades] = useState<Trade[]>();
  const [pivotActive, setPivotActive] = useState(true);
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });

  useEffect(() => {
    let isMounted = true;
    fetchTrades().then((answer) => {
      if (isMounted) {
        setTrades(answer);
      }
    });
    return () => {
      isMounted = false;
    };
  }, []);

  const initialState = useMemo<GridInitialState>(
    () => ({
      pivoting: { model: pivotModel },
      sidebar: { open: isWide, value: GridSidebarValue.Pivot },
      pinnedColumns: isWide ? { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] } : undefined,
    }),
    [isWide],
  );

  return (
    <Box sx={{ height: 560, width: '100%' }}>
      <DataGridPremium
        label="Trades"
        loading={!trades}
        rows={trades ?? []}
        columns={columns}
        pivotActive={pivotActive}
        onPivotActiveChange={setPivotActive}
        pivotingColDef={pivotingColDef}
        checkboxSelection={!pivotActive}
        initialState={initialState}
        columnGroupHeaderHeight={36}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
      />
    </Box>
  );
}
