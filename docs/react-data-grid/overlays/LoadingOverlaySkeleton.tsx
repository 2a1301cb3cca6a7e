// preview-start
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 100 },
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 160 },
  { field: 'room', headerName: 'Room', width: 140 },
];

export default function LoadingOverlaySkeleton() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid label="Appointments" rows={[]} columns={columns} loading />
    </Box>
  );
}
// preview-end
