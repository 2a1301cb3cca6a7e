import { useCallback } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  useGridApiContext,
} from '@mui/x-data-grid-pro';
import { columns, orders, type Order, type OrderLine } from './orders';

const lineColumns: GridColDef<OrderLine>[] = [
  { field: 'name', headerName: 'Item', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 100 },
];

function getLineId(line: OrderLine) {
  return line.name;
}

function OrderDetails({ order }: { order: Order }) {
  const apiRef = useGridApiContext();

  const addLine = () => {
    const line = { name: `Extra ${order.lines.length + 1}`, quantity: 1, price: 10 };
    apiRef.current.updateRows([{ ...order, lines: [...order.lines, line] }]);
  };

  return (
    <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'stretch' }}>
      <Button size="small" onClick={addLine} sx={{ alignSelf: 'flex-start' }}>
        Add a line
      </Button>
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': `Lines of order ${order.id}` } }}
          density="compact"
          rows={order.lines}
          columns={lineColumns}
          getRowId={getLineId}
          hideFooter
        />
      </Box>
    </Box>
  );
}

export default function DetailPanelAutoHeight() {
  const getDetailPanelContent = useCallback<
    NonNullable<DataGridProProps<Order>['getDetailPanelContent']>
  >(({ row }) => <OrderDetails order={row} />, []);
  const getDetailPanelHeight = useCallback(() => 'auto' as const, []);

  return (
    <Box sx={{ height: 440, width: '100%' }}>
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
