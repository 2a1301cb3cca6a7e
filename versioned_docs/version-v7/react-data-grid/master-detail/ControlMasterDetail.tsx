import { useCallback, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type DataGridProProps,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { OrderLines } from './OrderLines';
import { columns, orders, type Order } from './orders';

export default function ControlMasterDetail() {
  const [expanded, setExpanded] = useState<GridRowId[]>([]);

  const handleChange = useCallback<
    NonNullable<DataGridProProps['onDetailPanelExpandedRowIdsChange']>
  >((ids) => setExpanded(ids), []);
  const getDetailPanelContent = useCallback(
    ({ row }: GridRowParams<Order>) => <OrderLines order={row} />,
    [],
  );
  const getDetailPanelHeight = useCallback(() => 'auto' as const, []);

  return (
    <Box sx={{ width: '100%' }}>
      <Alert severity="info" sx={{ mb: 1 }}>
        <code>detailPanelExpandedRowIds: [{expanded.join(', ')}]</code>
      </Alert>
      <Box sx={{ height: 400 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Orders' } }}
          rows={orders}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={expanded}
          onDetailPanelExpandedRowIdsChange={handleChange}
        />
      </Box>
    </Box>
  );
}
