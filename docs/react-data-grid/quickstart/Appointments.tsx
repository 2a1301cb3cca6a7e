import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 'W-1041', treatment: 'Blood sugar', minutes: 25, status: 'Done' },
  { id: 'W-1042', treatment: 'X-ray, wrist', minutes: 40, status: 'Done' },
  { id: 'W-1043', treatment: 'Vaccination', minutes: 10, status: 'Arrived' },
  { id: 'W-1044', treatment: 'Eye test', minutes: 30, status: 'Arrived' },
  { id: 'W-1045', treatment: 'Physiotherapy', minutes: 45, status: 'Booked' },
  { id: 'W-1046', treatment: 'Travel advice', minutes: 20, status: 'Booked' },
];

const columns: GridColDef[] = [
  { field: 'treatment', headerName: 'Treatment', flex: 1, minWidth: 120 },
  {
    field: 'minutes',
    headerName: 'Duration',
    type: 'number',
    width: 110,
    valueFormatter: (minutes: number) => `${minutes} min`,
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 110,
    display: 'flex', // Centers the chip in the height of the row
    renderCell: ({ value }) => <Chip label={value} size="small" />,
  },
];

export default function Appointments() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid label="Appointments" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
