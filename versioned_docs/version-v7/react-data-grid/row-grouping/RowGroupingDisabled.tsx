import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, films } from './films';

export default function RowGroupingDisabled() {
  // preview-start
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Films' } }}
        rows={films}
        columns={columns}
        disableRowGrouping
      />
    </Box>
  );
  // preview-end
}
