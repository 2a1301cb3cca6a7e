import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './clinic';

export default function NoRowsOverlay() {
  // preview-start
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Appointments' } }}
        rows={[]}
        columns={columns}
      />
    </Box>
  );
  // preview-end
}
