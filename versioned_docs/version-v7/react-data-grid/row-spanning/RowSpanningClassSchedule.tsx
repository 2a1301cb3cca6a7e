import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Lesson {
  id: number;
  day: string;
  time: string;
  subject: string;
  room: string;
  isBreak?: boolean;
}

const rows: Lesson[] = [
  { id: 1, day: 'Monday', time: '8:00', subject: 'Mathematics', room: 'B 12' },
  { id: 2, day: 'Monday', time: '9:00', subject: 'Mathematics', room: 'B 12' },
  { id: 3, day: 'Monday', time: '10:00', subject: 'Break', room: '', isBreak: true },
  { id: 4, day: 'Monday', time: '10:30', subject: 'Chemistry', room: 'Lab 2' },
  { id: 5, day: 'Tuesday', time: '8:00', subject: 'History', room: 'A 3' },
  { id: 6, day: 'Tuesday', time: '9:00', subject: 'Art', room: 'Studio' },
  { id: 7, day: 'Tuesday', time: '10:00', subject: 'Art', room: 'Studio' },
];

const fixed = { sortable: false, filterable: false, hideable: false };

const columns: GridColDef<Lesson>[] = [
  { ...fixed, field: 'day', headerName: 'Day', width: 110 },
  { ...fixed, field: 'time', headerName: 'Time', width: 80, rowSpanValueGetter: () => null },
  {
    ...fixed,
    field: 'subject',
    headerName: 'Subject',
    width: 150,
    // A break takes the room's column as well.
    colSpan: (_, row) => (row.isBreak ? 2 : 1),
    cellClassName: ({ row }) => (row.isBreak ? 'break' : ''),
  },
  { ...fixed, field: 'room', headerName: 'Room', width: 110 },
];

export default function RowSpanningClassSchedule() {
  return (
    <Box
      sx={{
        height: 450,
        width: '100%',
        '& .break': { backgroundColor: 'action.hover', fontStyle: 'italic' },
      }}
    >
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Timetable' } }}
        rows={rows}
        columns={columns}
        unstable_rowSpanning
        disableRowSelectionOnClick
        hideFooter
        showCellVerticalBorder
        showColumnVerticalBorder
        sx={{ '& .MuiDataGrid-row:hover': { backgroundColor: 'transparent' } }}
      />
    </Box>
  );
}
