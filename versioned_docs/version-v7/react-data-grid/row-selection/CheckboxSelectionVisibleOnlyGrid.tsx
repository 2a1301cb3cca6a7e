import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, createTickets } from './tickets';

const rows = createTickets(20);

export default function CheckboxSelectionVisibleOnlyGrid() {
  // preview-start
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Tickets' } }}
        rows={rows}
        columns={columns}
        checkboxSelection
        checkboxSelectionVisibleOnly
        pagination
        loading={rows.length === 0}
        pageSizeOptions={[5, 10]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </Box>
  );
  // preview-end
}
