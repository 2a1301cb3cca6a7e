import { useState } from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import { screenings, type Screening } from './screenings';

const startTime = new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short' });

const columns: GridColDef<Screening>[] = [
  { field: 'film', headerName: 'Film', flex: 1, minWidth: 160, editable: true },
  { field: 'hall', headerName: 'Hall', width: 80 },
  {
    field: 'startsAt',
    headerName: 'Starts',
    type: 'dateTime',
    width: 150,
    valueGetter: (value: string) => new Date(value),
    valueFormatter: (value: Date) => startTime.format(value),
  },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 80 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 80, editable: true },
  {
    field: 'occupancy',
    headerName: 'Full',
    type: 'number',
    width: 80,
    valueGetter: (_, row) => row.sold / row.seats,
    valueFormatter: (value: number) => `${Math.round(value * 100)}%`,
  },
];

const PHONE_COLUMNS: GridColumnVisibilityModel = {
  [GRID_CHECKBOX_SELECTION_FIELD]: false,
  hall: false,
  startsAt: false,
  seats: false,
};

export default function DataGridDemo() {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [visibility, setVisibility] = useState(isPhone ? PHONE_COLUMNS : {});
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        label="Screenings"
        rows={screenings}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
        columnVisibilityModel={visibility}
        onColumnVisibilityModelChange={setVisibility}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </Box>
  );
}
