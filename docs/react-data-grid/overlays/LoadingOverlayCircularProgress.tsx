import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { appointments, columns } from './clinic';

export default function LoadingOverlayCircularProgress() {
  // preview-start
  return (
    <Box sx={{ height: 267, width: '100%' }}>
      <DataGrid
        label="Appointments"
        rows={appointments}
        columns={columns}
        loading
        slotProps={{
          loadingOverlay: { variant: 'circular-progress', noRowsVariant: 'circular-progress' },
        }}
        hideFooter
      />
    </Box>
  );
  // preview-end
}
