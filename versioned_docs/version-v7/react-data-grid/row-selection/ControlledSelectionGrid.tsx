import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { columns, createTickets } from './tickets';

const rows = createTickets(20);

export default function ControlledSelectionGrid() {
  const [model, setModel] = useState<GridRowSelectionModel>([4001, 4003]);
  const count = model.length;

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" disabled={count === 0} onClick={() => setModel([])} sx={{ mb: 1 }}>
        Release {count} {count === 1 ? 'ticket' : 'tickets'}
      </Button>
      <Box sx={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Tickets' } }}
          rows={rows}
          columns={columns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
