import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, films } from './films';

export default function BasicExampleDataGrid() {
  // preview-start
  return (
    <Box sx={{ height: 421, width: '100%' }}>
      <DataGrid label="Films" rows={films} columns={columns} hideFooter />
    </Box>
  );
  // preview-end
}
