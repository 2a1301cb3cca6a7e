import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { roles, shifts, type Shift } from './crew';

// preview-start
const columns: GridColDef<Shift>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140, editable: true },
  { field: 'age', headerName: 'Age', type: 'number', width: 80, editable: true },
  { field: 'starts', headerName: 'First shift', type: 'date', width: 140, editable: true },
  {
    field: 'role',
    headerName: 'Role',
    type: 'singleSelect',
    valueOptions: roles,
    width: 140,
    editable: true,
  },
];
// preview-end

export default function BasicEditingGrid() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid label="Crew" rows={shifts} columns={columns} hideFooter />
    </Box>
  );
}
