import Box from '@mui/material/Box';
import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';
import { bookings, columns } from './bookings';

export default function ColumnSelectorGridToggleAllMode() {
  return (
    <Box sx={{ height: 477, width: '100%' }}>
      <DataGridPremium
        rows={bookings}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        // preview-start
        slotProps={{
          main: { 'aria-label': 'Bookings' },
          columnsManagement: { toggleAllMode: 'filteredOnly' },
        }}
        // preview-end
      />
    </Box>
  );
}
