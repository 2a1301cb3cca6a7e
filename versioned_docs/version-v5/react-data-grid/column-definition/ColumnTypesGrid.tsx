import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { initialStaff, wards, type Nurse } from './staff';

const columns: GridColDef<Nurse>[] = [
  // preview-start
  { field: 'name', headerName: 'Name', type: 'string', width: 150 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
  { field: 'birthday', headerName: 'Birthday', type: 'date', width: 110 },
  { field: 'lastShift', headerName: 'Last shift', type: 'dateTime', width: 190 },
  { field: 'onCall', headerName: 'On call', type: 'boolean', width: 90 },
  {
    field: 'ward',
    headerName: 'Ward',
    type: 'singleSelect',
    width: 120,
    valueOptions: wards,
    valueFormatter: ({ value }) => wards.find((ward) => ward.value === value)?.label ?? value,
  },
  // preview-end
];

export default function ColumnTypesGrid() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Ward staff" rows={initialStaff} columns={columns} />
    </Box>
  );
}
