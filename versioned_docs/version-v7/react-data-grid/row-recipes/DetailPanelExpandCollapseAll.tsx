import { useCallback } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridColDef,
  gridDataRowIdsSelector,
  gridDetailPanelExpandedRowIdsSelector,
  type GridRowParams,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { OrderLines } from './OrderLines';
import { columns as orderColumns, orders, type Order } from './orders';

function ToggleAllHeader() {
  const apiRef = useGridApiContext();
  const expanded = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  const allIds = useGridSelector(apiRef, gridDataRowIdsSelector);
  const areAllOpen = expanded.length === allIds.length;

  return (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-label={areAllOpen ? 'Close all panels' : 'Open all panels'}
      onClick={() => apiRef.current.setExpandedDetailPanels(areAllOpen ? [] : allIds)}
    >
      {areAllOpen ? <UnfoldLessIcon fontSize="inherit" /> : <UnfoldMoreIcon fontSize="inherit" />}
    </IconButton>
  );
}

const columns: GridColDef<Order>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, renderHeader: () => <ToggleAllHeader /> },
  ...orderColumns,
];

export default function DetailPanelExpandCollapseAll() {
  const getDetailPanelContent = useCallback(
    ({ row }: GridRowParams<Order>) => <OrderLines order={row} />,
    [],
  );
  const getDetailPanelHeight = useCallback(() => 'auto' as const, []);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </Box>
  );
}
