import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, sailings } from './sailings';

export default function ExportDefaultToolbar() {
  // preview-start
  return (
    <Box sx={{ height: 421, width: '100%' }}>
      <DataGrid label="Sailings" rows={sailings} columns={columns} showToolbar hideFooter />
    </Box>
  );
  // preview-end
}
