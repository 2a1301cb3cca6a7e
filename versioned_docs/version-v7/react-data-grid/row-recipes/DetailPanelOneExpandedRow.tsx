import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type DataGridProProps,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { OrderLines } from './OrderLines';
import { columns, orders, type Order } from './orders';

export default function DetailPanelOneExpandedRow() {
  const [expanded, setExpanded] = useState<GridRowId[]>([7011]);

  // preview-start
  const keepLast = useCallback<NonNullable<DataGridProProps['onDetailPanelExpandedRowIdsChange']>>(
    (ids) => {
      // The id at the end is the panel that was opened last.
      setExpanded(ids.slice(-1));
    },
    [],
  );
  // preview-end

  const getDetailPanelContent = useCallback(
    ({ row }: GridRowParams<Order>) => <OrderLines order={row} />,
    [],
  );
  const getDetailPanelHeight = useCallback(() => 'auto' as const, []);

  return (
    <Box sx={{ height: 540, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={expanded}
        onDetailPanelExpandedRowIdsChange={keepLast}
      />
    </Box>
  );
}
