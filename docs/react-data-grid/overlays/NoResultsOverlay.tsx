import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { appointments, columns, noMatch } from './clinic';

export default function NoResultsOverlay() {
  // preview-start
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Appointments"
        rows={appointments}
        columns={columns}
        showToolbar
        initialState={noMatch}
      />
    </Box>
  );
  // preview-end
}
