import Box from '@mui/material/Box';
import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';
import { columns, sailings } from './sailings';

export default function ExcelExport() {
  // preview-start
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Sailings"
        rows={sailings}
        columns={columns}
        components={{ Toolbar: GridToolbar }}
      />
    </Box>
  );
  // preview-end
}
