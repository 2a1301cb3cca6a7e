import { useCallback } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  type GridColDef,
  gridDimensionsSelector,
  type GridRowParams,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { OrderLines } from './OrderLines';
import { columns as orderColumns, orders, type Order } from './orders';

// Wider than the demo, so that there is something to scroll.
const columns: GridColDef<Order>[] = orderColumns.map((column) => ({ ...column, width: 300 }));

function StickyOrderLines({ order }: { order: Order }) {
  const apiRef = useGridApiContext();
  const width = useGridSelector(apiRef, gridDimensionsSelector).viewportInnerSize.width;

  return (
    <Box sx={{ position: 'sticky', left: 0, width }}>
      <OrderLines order={order} />
    </Box>
  );
}

const initialState = {
  pinnedColumns: { left: [GRID_DETAIL_PANEL_TOGGLE_FIELD] },
  detailPanel: { expandedRowIds: [7011] },
};

export default function FullWidthDetailPanel() {
  const getDetailPanelContent = useCallback(
    ({ row }: GridRowParams<Order>) => <StickyOrderLines order={row} />,
    [],
  );
  const getDetailPanelHeight = useCallback(() => 'auto' as const, []);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        density="compact"
        hideFooter
        rows={orders}
        columns={columns}
        initialState={initialState}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        sx={{ '& .MuiDataGrid-detailPanel': { overflow: 'visible' } }}
      />
    </Box>
  );
}
