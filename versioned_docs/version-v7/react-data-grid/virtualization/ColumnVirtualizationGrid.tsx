import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';

const STATIONS = 40;
const HOURS = 200;

interface Series {
  id: GridRowId;
  [hour: string]: GridRowId;
}

const columns: GridColDef<Series>[] = [
  { field: 'id', headerName: 'Station', width: 110 },
  ...Array.from({ length: HOURS }, (_, hour): GridColDef<Series> => ({
    field: `h${hour}`,
    headerName: `Hour ${hour}`,
    type: 'number',
    width: 90,
  })),
];

const rows = Array.from({ length: STATIONS }, (_station, s): Series => ({
  id: `Station ${s + 1}`,
  ...Object.fromEntries(
    Array.from({ length: HOURS }, (_hour, h) => [`h${h}`, (s * 37 + h * 91) % 500]),
  ),
}));

export default function ColumnVirtualizationGrid() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Passengers an hour' } }}
        rows={rows}
        columns={columns}
        columnBufferPx={100}
      />
    </Box>
  );
}
