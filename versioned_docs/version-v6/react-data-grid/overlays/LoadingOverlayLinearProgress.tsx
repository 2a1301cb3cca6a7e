import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid } from '@mui/x-data-grid';
import { appointments, columns } from './clinic';

export default function LoadingOverlayLinearProgress() {
  // preview-start
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Appointments"
        rows={appointments}
        columns={columns}
        loading
        slots={{ loadingOverlay: LinearProgress }}
        slotProps={{ loadingOverlay: { 'aria-label': 'Loading appointments' } }}
      />
    </Box>
  );
  // preview-end
}
