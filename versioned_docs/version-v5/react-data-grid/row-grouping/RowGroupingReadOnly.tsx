import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, films } from './films';

const model = ['country'];

export default function RowGroupingReadOnly() {
  // preview-start
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Films"
        rows={films}
        columns={columns}
        rowGroupingModel={model}
        disableColumnMenu
      />
    </Box>
  );
  // preview-end
}
