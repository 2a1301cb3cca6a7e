import Box from '@mui/material/Box';
import AirIcon from '@mui/icons-material/Air';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rows, type Reading } from './readings';

const iconSx = { fontSize: 18, marginInlineEnd: 0.5, verticalAlign: 'text-bottom' };

const columns: GridColDef<Reading>[] = [
  {
    field: 'place',
    headerName: 'Place',
    width: 150,
    renderHeader: () => (
      <strong>
        <PlaceIcon aria-hidden sx={iconSx} />
        Place
      </strong>
    ),
  },
  {
    field: 'pm25',
    headerName: 'PM2.5',
    type: 'number',
    width: 130,
    renderHeader: () => (
      <strong>
        <AirIcon aria-hidden sx={iconSx} />
        PM<sub>2.5</sub>
      </strong>
    ),
  },
];

export default function RenderHeaderGrid() {
  return (
    <Box sx={{ height: 426, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Air quality' } }}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
