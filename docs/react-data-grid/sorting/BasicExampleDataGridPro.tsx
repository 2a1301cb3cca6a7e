import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, films } from './films';

export default function BasicExampleDataGridPro() {
  // preview-start
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGridPro label="Films" rows={films} columns={columns} />
    </Box>
  );
  // preview-end
}
