import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, shifts } from './crew';

export default function BasicEditingGrid() {
  return (
    <Box sx={{ height: 434, width: '100%' }}>
      <DataGrid slotProps={{ main: { 'aria-label': 'Crew' } }} rows={shifts} columns={columns} />
    </Box>
  );
}
