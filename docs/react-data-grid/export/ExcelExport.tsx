import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, sailings } from './sailings';

export default function ExcelExport() {
  // preview-start
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGridPremium label="Sailings" rows={sailings} columns={columns} showToolbar />
    </Box>
  );
  // preview-end
}
