import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { screenings, type Screening } from './screenings';

const columns: GridColDef<Screening>[] = [
  { field: 'film', headerName: 'Film', width: 190, editable: true },
  { field: 'hall', headerName: 'Hall', width: 90 },
  {
    field: 'startsAt',
    headerName: 'Starts',
    type: 'dateTime',
    width: 170,
    valueGetter: (value: string) => new Date(value),
  },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90, editable: true },
  {
    field: 'occupancy',
    headerName: 'Full',
    type: 'number',
    width: 90,
    valueGetter: (_, row) => row.sold / row.seats,
    valueFormatter: (value: number) => `${Math.round(value * 100)}%`,
  },
];

export default function DataGridDemo() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Screenings' } }}
        rows={screenings}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </Box>
  );
}
