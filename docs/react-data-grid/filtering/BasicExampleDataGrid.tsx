import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, roasts } from './roasts';

export default function BasicExampleDataGrid() {
  // preview-start
  return (
    <Box sx={{ height: 421, width: '100%' }}>
      <DataGrid label="Roasts" rows={roasts} columns={columns} showToolbar hideFooter />
    </Box>
  );
  // preview-end
}
