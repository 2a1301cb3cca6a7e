import { isValidElement, useCallback } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridColDef,
  gridDetailPanelExpandedRowsContentCacheSelector,
  type GridRenderCellParams,
  type GridRowParams,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { OrderLines } from './OrderLines';
import { columns as orderColumns, orders, type Order } from './orders';

/** `value` tells whether the panel of the row is open. */
function ToggleCell({ id, value: isExpanded }: Pick<GridRenderCellParams, 'id' | 'value'>) {
  const apiRef = useGridApiContext();
  const contents = useGridSelector(apiRef, gridDetailPanelExpandedRowsContentCacheSelector);

  return (
    <IconButton
      size="small"
      tabIndex={-1}
      disabled={!isValidElement(contents[id])}
      aria-expanded={isExpanded}
      aria-label={isExpanded ? 'Close' : 'Open'}
    >
      <ExpandMoreIcon
        fontSize="inherit"
        sx={{
          transform: `rotate(${isExpanded ? 180 : 0}deg)`,
          transition: (theme) => theme.transitions.create('transform', { duration: 150 }),
        }}
      />
    </IconButton>
  );
}

const columns: GridColDef<Order>[] = [
  ...orderColumns,
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    renderCell: (params) => <ToggleCell id={params.id} value={params.value} />,
  },
];

export default function CustomizeDetailPanelToggle() {
  // Order 7014 has no panel: its toggle is disabled.
  const getDetailPanelContent = useCallback(
    ({ row }: GridRowParams<Order>) => (row.id === 7014 ? null : <OrderLines order={row} />),
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
