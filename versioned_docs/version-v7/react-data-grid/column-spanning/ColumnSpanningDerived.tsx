import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Doctor {
  id: number;
  name: string;
  /** What the doctor does in each of the eight hours from 8:00. */
  hours: string[];
}

const doctors: Doctor[] = [
  {
    id: 1,
    name: 'Dr. Haddad',
    hours: ['Ward', 'Ward', 'Surgery', 'Surgery', 'Surgery', 'Lunch', 'Clinic', 'Clinic'],
  },
  {
    id: 2,
    name: 'Dr. Silva',
    hours: ['Clinic', 'Clinic', 'Clinic', 'Clinic', 'Lunch', 'Ward', 'Ward', 'Office'],
  },
  {
    id: 3,
    name: 'Dr. Novák',
    hours: ['Office', 'Ward', 'Ward', 'Lunch', 'Surgery', 'Surgery', 'Surgery', 'Surgery'],
  },
];

/** How many of the following hours continue the activity of this one. */
function getLength(hours: string[], start: number) {
  let end = start + 1;
  while (end < hours.length && hours[end] === hours[start]) {
    end += 1;
  }
  return end - start;
}

const columns: GridColDef<Doctor>[] = [
  { field: 'name', headerName: 'Doctor', width: 120, sortable: false },
  ...Array.from({ length: 8 }, (_, hour): GridColDef<Doctor> => ({
    field: `hour-${hour}`,
    headerName: `${hour + 8}:00`,
    width: 90,
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    align: 'center',
    headerAlign: 'center',
    valueGetter: (_value, row) => row.hours[hour],
    colSpan: (_value, row) => getLength(row.hours, hour),
  })),
];

export default function ColumnSpanningDerived() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': "Doctors' day" } }}
        rows={doctors}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['name'] } }}
        disableColumnReorder
        disableRowSelectionOnClick
        hideFooter
        showCellVerticalBorder
        showColumnVerticalBorder
      />
    </Box>
  );
}
