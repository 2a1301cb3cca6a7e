import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, createTickets } from './tickets';

const rows = createTickets(20);

export default function KeepNonExistentRowsSelected() {
  // preview-start
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGrid
        label="Tickets"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        keepNonExistentRowsSelected
        showToolbar
        hideFooterPagination
      />
    </Box>
  );
  // preview-end
}
