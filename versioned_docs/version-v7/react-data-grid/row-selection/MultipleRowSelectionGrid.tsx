import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, createTickets } from './tickets';

const rows = createTickets(60);

export default function MultipleRowSelectionGrid() {
  // preview-start
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Tickets' } }}
        rows={rows}
        columns={columns}
        pagination
        loading={rows.length === 0}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 25]}
      />
    </Box>
  );
  // preview-end
}
