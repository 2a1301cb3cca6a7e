import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { bookings, columns } from './bookings';

export default function VisibleColumnsModelInitialState() {
  return (
    <Box sx={{ height: 432, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Bookings' } }}
        rows={bookings}
        columns={columns}
        // preview-start
        initialState={{
          columns: {
            columnVisibilityModel: { id: false, email: false },
          },
        }}
        // preview-end
      />
    </Box>
  );
}
