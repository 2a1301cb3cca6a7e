import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, sailings } from './sailings';

export default function RemovePrintExport() {
  // preview-start
  return (
    <Box sx={{ height: 369, width: '100%' }}>
      <DataGrid
        label="Sailings"
        rows={sailings}
        columns={columns}
        showToolbar
        slotProps={{ toolbar: { printOptions: { disableToolbarButton: true } } }}
        hideFooter
      />
    </Box>
  );
  // preview-end
}
