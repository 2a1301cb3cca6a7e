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
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Tickets' } }}
        rows={rows}
        columns={columns}
        loading={rows.length === 0}
        checkboxSelection
        isRowSelectable={isRowSelectable}
      />
    </Box>
  );
}
