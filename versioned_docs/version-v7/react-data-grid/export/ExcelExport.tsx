import Box from '@mui/material/Box';
import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';
import { columns, sailings } from './sailings';

export default function ExcelExport() {
  // preview-start
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Sailings' } }}
        rows={sailings}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
      />
    </Box>
  );
  // preview-end
}
