import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { appointments, columns } from './clinic';

export default function LoadingOverlayCircularProgress() {
  // preview-start
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={appointments}
        columns={columns}
        loading
        slotProps={{
          main: { 'aria-label': 'Appointments' },
          loadingOverlay: { variant: 'circular-progress', noRowsVariant: 'circular-progress' },
        }}
      />
    </Box>
  );
  // preview-end
}
