import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, createDepartures } from './departures';

const rows = createDepartures(60);

export default function PaginationModelInitialState() {
  // preview-start
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Departures' } }}
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 25, page: 1 } } }}
      />
    </Box>
  );
  // preview-end
}
