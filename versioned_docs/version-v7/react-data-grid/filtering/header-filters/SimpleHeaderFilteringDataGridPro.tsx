import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, flats } from './flats';

export default function SimpleHeaderFilteringDataGridPro() {
  // preview-start
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Flats' } }}
        rows={flats}
        columns={columns}
        loading={flats.length === 0}
        headerFilters
        disableColumnFilter
        slots={{ headerFilterMenu: null }}
      />
    </Box>
  );
  // preview-end
}
