import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, parcels } from './parcels';

export default function CustomLocaleTextGrid() {
  // preview-start
  return (
    <Box sx={{ height: 474, width: '100%' }}>
      <DataGrid
        label="Parcels"
        rows={parcels}
        columns={columns}
        showToolbar
        localeText={{
          toolbarColumns: 'What to show',
          toolbarFilters: 'Narrow down',
          toolbarQuickFilterPlaceholder: 'Number or city…',
          footerRowSelected: (count) => `${count} marked`,
        }}
      />
    </Box>
  );
  // preview-end
}
