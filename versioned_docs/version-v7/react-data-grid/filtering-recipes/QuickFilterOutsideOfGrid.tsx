import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, flats } from './flats';
import { SearchToolbar } from './SearchToolbar';

export default function QuickFilterOutsideOfGrid() {
  // preview-start
  return (
    <Box sx={{ width: '100%' }}>
      <Box id="flats-search" sx={{ mb: 2, maxWidth: 360, pt: 1 }} />
      <Box sx={{ height: 430 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Flats' } }}
          rows={flats}
          columns={columns}
          loading={flats.length === 0}
          slots={{ toolbar: SearchToolbar }}
        />
      </Box>
    </Box>
  );
  // preview-end
}
