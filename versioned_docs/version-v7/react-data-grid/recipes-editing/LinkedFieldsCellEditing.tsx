import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departments, doctorsByDepartment, visits, type Visit } from './clinics';

const columns: GridColDef<Visit>[] = [
  { field: 'patient', headerName: 'Patient', width: 130 },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: departments,
    width: 150,
    editable: true,
  },
  {
    field: 'doctor',
    headerName: 'Doctor',
    type: 'singleSelect',
    valueOptions: ({ row }) =>
      row ? doctorsByDepartment[row.department] : Object.values(doctorsByDepartment).flat(),
    width: 150,
    editable: true,
  },
];

// preview-start
function clearDoctor(newRow: Visit, oldRow: Visit): Visit {
  const isSameDepartment = newRow.department === oldRow.department;
  return isSameDepartment ? newRow : { ...newRow, doctor: null };
}
// preview-end

export default function LinkedFieldsCellEditing() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Visits' } }}
        rows={visits}
        columns={columns}
        processRowUpdate={clearDoctor}
      />
    </Box>
  );
}
