import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, plays } from './seasons';

export default function ColumnMenuGrid() {
  return (
    <Box sx={{ height: 434, width: '100%' }}>
      <DataGrid slotProps={{ main: { 'aria-label': 'Plays' } }} rows={plays} columns={columns} />
    </Box>
  );
}
