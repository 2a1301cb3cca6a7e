// preview-start
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, createDepartures } from './departures';

const rows = createDepartures(500);

export default function PaginationCommunityNoSnap() {
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGrid label="Departures" rows={rows} columns={columns} />
    </Box>
  );
}
// preview-end
