import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { DAYS, hours, type Hour } from './theatres';

const columns: GridColDef<Hour>[] = [
  {
    field: 'time',
    headerName: 'Time',
    width: 80,
    sortable: false,
    disableColumnMenu: true,
    rowSpanValueGetter: () => null,
  },
  ...DAYS.map((day): GridColDef<Hour> => ({
    field: day,
    headerName: day,
    flex: 1,
    minWidth: 130,
    sortable: false,
    disableColumnMenu: true,
    display: 'flex',
    valueGetter: (_value, row) => row.bookings[day]?.title,
    // The same surgery twice a day must not become one block: span by its number.
    rowSpanValueGetter: (_value, row) => row.bookings[day]?.id ?? null,
    cellClassName: ({ row }) => (row.bookings[day] ? 'booked' : ''),
  })),
];

export default function RowSpanningCalendar() {
  return (
    <Box
      sx={{
        height: 480,
        width: '100%',
        '& .booked': {
          backgroundColor: 'rgb(59 130 246 / 0.14)',
          borderInlineStart: '3px solid rgb(59 130 246)',
        },
      }}
    >
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Operating room 1' } }}
        rows={hours}
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
