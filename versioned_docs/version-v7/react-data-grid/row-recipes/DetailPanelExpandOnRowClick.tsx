import { useCallback } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridEventListener,
  type GridRowParams,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { OrderLines } from './OrderLines';
import { columns, orders, type Order } from './orders';

export default function DetailPanelExpandOnRowClick() {
  const apiRef = useGridApiRef();

  // preview-start
  const handleRowClick = useCallback<GridEventListener<'rowClick'>>(
    ({ id }) => apiRef.current?.toggleDetailPanel(id),
    [apiRef],
  );
  // preview-end

  const getDetailPanelContent = useCallback(
    ({ row }: GridRowParams<Order>) => <OrderLines order={row} />,
    [],
  );
  const getDetailPanelHeight = useCallback(() => 'auto' as const, []);

  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        density="compact"
        hideFooter
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        onRowClick={handleRowClick}
        sx={{ '& .MuiDataGrid-row': { cursor: 'pointer' } }}
      />
    </Box>
  );
}
