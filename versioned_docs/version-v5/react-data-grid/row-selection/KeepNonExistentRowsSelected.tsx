import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import { columns, createTickets } from './tickets';

const tickets = createTickets(20);

export default function KeepNonExistentRowsSelected() {
  const [customer, setCustomer] = useState('');
  const rows = useMemo(
    () => tickets.filter((row) => row.customer.toLowerCase().includes(customer.toLowerCase())),
    [customer],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        size="small"
        label="Customer"
        value={customer}
        onChange={(event) => setCustomer(event.target.value)}
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 400 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Tickets"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableSelectionOnClick
          keepNonExistentRowsSelected
        />
        {/* preview-end */}
      </Box>
    </Box>
  );
}
