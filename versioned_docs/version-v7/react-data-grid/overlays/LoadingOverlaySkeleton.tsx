import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './clinic';

export default function LoadingOverlaySkeleton() {
  // preview-start
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={[]}
        columns={columns}
        loading
        slotProps={{
          main: { 'aria-label': 'Appointments' },
          loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' },
        }}
      />
    </Box>
  );
  // preview-end
}
