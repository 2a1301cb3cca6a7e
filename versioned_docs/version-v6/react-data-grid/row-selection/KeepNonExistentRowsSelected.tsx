import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import { columns, createTickets } from './tickets';

const tickets = createTickets(20);

export default function KeepNonExistentRowsSelected() {
  const [search, setSearch] = useState('');
  // Rows that do not match are not hidden by the grid: they are taken out of its rows.
  const rows = useMemo(
    () => tickets.filter(({ customer }) => customer.toLowerCase().includes(search.toLowerCase())),
    [search],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        size="small"
        label="Customer"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 400 }}>
        <DataGrid
          aria-label="Tickets"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          keepNonExistentRowsSelected
        />
      </Box>
    </Box>
  );
}
