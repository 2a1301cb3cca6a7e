import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, shifts } from './crew';

export default function BasicRowEditingGrid() {
  // preview-start
  return (
    <Box sx={{ height: 434, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Crew' } }}
        editMode="row"
        rows={shifts}
        columns={columns}
      />
    </Box>
  );
  // preview-end
}
