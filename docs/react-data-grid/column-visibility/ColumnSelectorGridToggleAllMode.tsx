import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { bookings, columns } from './bookings';

export default function ColumnSelectorGridToggleAllMode() {
  return (
    <Box sx={{ height: 488, width: '100%' }}>
      <DataGridPremium
        label="Bookings"
        rows={bookings}
        columns={columns}
        showToolbar
        // preview-start
        slotProps={{
          columnsManagement: { toggleAllMode: 'filteredOnly' },
        }}
        // preview-end
      />
    </Box>
  );
}
