import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, createTickets } from './tickets';

const rows = createTickets(20);

export default function DisableClickSelectionGrid() {
  // preview-start
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Tickets' } }}
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </Box>
  );
  // preview-end
}
