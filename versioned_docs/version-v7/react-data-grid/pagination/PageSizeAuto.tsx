import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, createDepartures } from './departures';

const rows = createDepartures(60);

export default function PageSizeAuto() {
  // preview-start
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Departures' } }}
        rows={rows}
        columns={columns}
        autoPageSize
      />
    </Box>
  );
  // preview-end
}
