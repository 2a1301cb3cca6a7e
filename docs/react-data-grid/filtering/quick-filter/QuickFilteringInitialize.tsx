import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, flats } from './flats';

export default function QuickFilteringInitialize() {
  // preview-start
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGrid
        label="Flats"
        rows={flats}
        columns={columns}
        showToolbar
        disableColumnFilter
        disableColumnSelector
        disableDensitySelector
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['quay', 'harbor'] } },
        }}
      />
    </Box>
  );
  // preview-end
}
