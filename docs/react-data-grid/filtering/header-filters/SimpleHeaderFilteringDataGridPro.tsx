import Box from '@mui/material/Box';
import { DataGridPro, gridClasses } from '@mui/x-data-grid-pro';
import { columns, flats } from './flats';

export default function SimpleHeaderFilteringDataGridPro() {
  // preview-start
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        label="Flats"
        rows={flats}
        columns={columns}
        headerFilters
        disableColumnFilter
        slots={{ headerFilterMenu: null }}
        sx={{ [`& .${gridClasses['columnHeader--filter']}`]: { px: 1 } }}
      />
    </Box>
  );
  // preview-end
}
