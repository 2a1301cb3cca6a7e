import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 'W-1041', treatment: 'Blood sugar', patient: 'I. Moreau', minutes: 25 },
  { id: 'W-1042', treatment: 'X-ray, left wrist', patient: 'T. Okafor', minutes: 40 },
  { id: 'W-1043', treatment: 'Vaccination', patient: 'S. Lindqvist', minutes: 10 },
  { id: 'W-1044', treatment: 'Eye test', patient: 'A. Haddad', minutes: 30 },
  { id: 'W-1045', treatment: 'Physiotherapy', patient: 'J. Novák', minutes: 45 },
  { id: 'W-1046', treatment: 'Travel advice', patient: 'M. Silva', minutes: 20 },
];

const columns: GridColDef[] = [
  { field: 'treatment', headerName: 'Treatment', flex: 1, minWidth: 180 },
  { field: 'patient', headerName: 'Patient', width: 150 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

export default function RenderComponent() {
  return (
    <Box sx={{ height: 423, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Appointments' } }}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
