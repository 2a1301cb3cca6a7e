import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, films } from './films';

export default function RowGroupingDisabled() {
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium label="Films" rows={films} columns={columns} disableRowGrouping hideFooter />
      {/* preview-end */}
    </Box>
  );
}
