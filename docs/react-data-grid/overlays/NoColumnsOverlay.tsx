import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { allHidden, appointments, columns } from './clinic';

export default function NoColumnsOverlay() {
  // preview-start
  return (
    <Box sx={{ height: 267, width: '100%' }}>
      <DataGrid
        label="Appointments"
        rows={appointments}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: allHidden } }}
        hideFooter
      />
    </Box>
  );
  // preview-end
}
