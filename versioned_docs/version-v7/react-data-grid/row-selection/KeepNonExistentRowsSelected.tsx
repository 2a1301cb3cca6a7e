import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { columns, createTickets } from './tickets';

const rows = createTickets(20);

export default function KeepNonExistentRowsSelected() {
  // preview-start
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        keepNonExistentRowsSelected
        slots={{ toolbar: GridToolbar }}
        slotProps={{ main: { 'aria-label': 'Tickets' }, toolbar: { showQuickFilter: true } }}
      />
    </Box>
  );
  // preview-end
}
