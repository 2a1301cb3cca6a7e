import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  GridEditSingleSelectCell,
  type GridEditSingleSelectCellProps,
  useGridApiContext,
} from '@mui/x-data-grid';
import { departments, doctorsByDepartment, visits, type Visit } from './clinics';

// preview-start
function DepartmentEditCell(props: GridEditSingleSelectCellProps) {
  const apiRef = useGridApiContext();

  const clearDoctor = async (_: unknown, newDepartment: string) => {
    if (newDepartment !== props.value) {
      await apiRef.current.setEditCellValue({ id: props.id, field: 'doctor', value: '' });
    }
  };

  return <GridEditSingleSelectCell {...props} onValueChange={clearDoctor} />;
}
// preview-end

const columns: GridColDef<Visit>[] = [
  { field: 'patient', headerName: 'Patient', width: 130 },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: departments,
    width: 150,
    editable: true,
    renderEditCell: (params) => <DepartmentEditCell {...params} />,
  },
  {
    field: 'doctor',
    headerName: 'Doctor',
    type: 'singleSelect',
    // While the row is open, `row` has the values of the editors.
    valueOptions: ({ row }) => (row ? doctorsByDepartment[row.department] : []),
    width: 150,
    editable: true,
  },
];

export default function LinkedFieldsRowEditing() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Visits' } }}
        rows={visits}
        columns={columns}
        editMode="row"
      />
    </Box>
  );
}
