import { useCallback, useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { DataGridPro, type DataGridProProps, type GridRowId } from '@mui/x-data-grid-pro';
import { OrderLines } from './OrderLines';
import { columns, orders, type Order, type OrderLine } from './orders';

const DELAY_MS = 900;

function fetchLines(id: number): Promise<OrderLine[]> {
  const lines = orders.find((order) => order.id === id)?.lines ?? [];
  return new Promise((resolve) => {
    setTimeout(() => resolve(lines), DELAY_MS);
  });
}

/** Lines that were loaded, for as long as their panel is open. */
const cache = new Map<GridRowId, OrderLine[]>();

function LazyOrderLines({ order }: { order: Order }) {
  const [lines, setLines] = useState(cache.get(order.id));

  useEffect(() => {
    let active = true;
    if (!cache.has(order.id)) {
      fetchLines(order.id).then((result) => {
        if (active) {
          cache.set(order.id, result);
          setLines(result);
        }
      });
    }
    return () => {
      active = false;
    };
  }, [order.id]);

  if (!lines) {
    return (
      <Box sx={{ p: 3 }}>
        <CircularProgress size={24} aria-label={`Loading order ${order.id}`} />
      </Box>
    );
  }
  return <OrderLines order={{ ...order, lines }} />;
}

export default function LazyLoadingDetailPanel() {
  const getDetailPanelContent = useCallback<
    NonNullable<DataGridProProps<Order>['getDetailPanelContent']>
  >(({ row }) => <LazyOrderLines order={row} />, []);
  const getDetailPanelHeight = useCallback(() => 'auto' as const, []);

  const forgetClosed = useCallback((ids: GridRowId[]) => {
    for (const id of cache.keys()) {
      if (!ids.includes(id)) {
        cache.delete(id);
      }
    }
  }, []);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        onDetailPanelExpandedRowIdsChange={forgetClosed}
      />
    </Box>
  );
}
