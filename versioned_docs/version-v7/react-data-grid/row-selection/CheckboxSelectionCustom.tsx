import Box from '@mui/material/Box';
import { DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF } from '@mui/x-data-grid';
import { columns as ticketColumns, createTickets } from './tickets';

const rows = createTickets(20);

// preview-start
// The column of checkboxes goes to the end, and gets a little more room.
const columns = [...ticketColumns, { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 70 }];
// preview-end

export default function CheckboxSelectionCustom() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Tickets' } }}
        rows={rows}
        columns={columns}
        checkboxSelection
      />
    </Box>
  );
}
