import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, plays } from './seasons';

export default function DisabledColumnMenuGrid() {
  // preview-start
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid label="Plays" rows={plays} columns={columns} disableColumnMenu hideFooter />
    </Box>
  );
  // preview-end
}
