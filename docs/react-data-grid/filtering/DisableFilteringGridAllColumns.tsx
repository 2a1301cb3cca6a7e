import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, roasts } from './roasts';

export default function DisableFilteringGridAllColumns() {
  // preview-start
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid label="Coffees" rows={roasts} columns={columns} disableColumnFilter hideFooter />
    </Box>
  );
  // preview-end
}
