import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { appointments, columns, noMatch } from './clinic';

export default function NoResultsOverlay() {
  // preview-start
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Appointments' } }}
        rows={appointments}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        initialState={noMatch}
      />
    </Box>
  );
  // preview-end
}
