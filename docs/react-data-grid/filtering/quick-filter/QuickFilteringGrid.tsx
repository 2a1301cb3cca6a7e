import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, flats } from './flats';

export default function QuickFilteringGrid() {
  // preview-start
  return (
    <Box sx={{ height: 474, width: '100%' }}>
      <DataGrid
        label="Flats"
        rows={flats}
        columns={columns}
        showToolbar
        disableColumnFilter
        disableColumnSelector
        disableDensitySelector
      />
    </Box>
  );
  // preview-end
}
