import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, flats } from './flats';

export default function BasicExampleDataGridPro() {
  // preview-start
  return (
    <Box sx={{ height: 474, width: '100%' }}>
      <DataGridPro label="Flats" rows={flats} columns={columns} showToolbar />
    </Box>
  );
  // preview-end
}
