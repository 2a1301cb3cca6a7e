import { type FormEvent, useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPro, type GridRowParams, useGridApiContext } from '@mui/x-data-grid-pro';
import { columns, orders, type Order } from './orders';

function OrderForm({ order }: { order: Order }) {
  const apiRef = useGridApiContext();
  const [customer, setCustomer] = useState(order.customer);
  const [city, setCity] = useState(order.city);

  const save = (event: FormEvent) => {
    event.preventDefault();
    apiRef.current.updateRows([{ id: order.id, customer: customer.trim(), city }]);
    apiRef.current.toggleDetailPanel(order.id);
  };

  return (
    <Stack component="form" onSubmit={save} spacing={2} sx={{ p: 3, maxWidth: 440 }}>
      <TextField
        required
        size="small"
        label="Customer"
        value={customer}
        error={customer.trim() === ''}
        helperText={customer.trim() === '' ? 'An order needs a customer.' : ' '}
        onChange={(event) => setCustomer(event.target.value)}
      />
      <TextField
        size="small"
        label="City"
        value={city}
        onChange={(event) => setCity(event.target.value)}
      />
      <Box>
        <Button type="submit" variant="contained" disabled={customer.trim() === ''}>
          Save
        </Button>
      </Box>
    </Stack>
  );
}

export default function FormDetailPanel() {
  const getDetailPanelContent = useCallback(
    ({ row }: GridRowParams<Order>) => <OrderForm order={row} />,
    [],
  );
  const getDetailPanelHeight = useCallback(() => 'auto' as const, []);

  return (
    <Box sx={{ height: 460, width: '100%' }}>
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
