import Box from '@mui/material/Box';
import { DataGrid, type GridRowParams } from '@mui/x-data-grid';
import { columns, createTickets, type Ticket } from './tickets';

const rows = createTickets(20);

// preview-start
function isRowSelectable({ row }: GridRowParams<Ticket>) {
  return row.open;
}
// preview-end

export default function DisableRowSelection() {
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGrid
        label="Tickets"
        rows={rows}
        columns={columns}
        checkboxSelection
        isRowSelectable={isRowSelectable}
        hideFooterPagination
      />
    </Box>
  );
}
