import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { appointments, columns } from './clinic';

export default function LoadingOverlayLinearProgress() {
  // preview-start
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={appointments}
        columns={columns}
        loading
        slotProps={{
          main: { 'aria-label': 'Appointments' },
          loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'linear-progress' },
        }}
      />
    </Box>
  );
  // preview-end
}
