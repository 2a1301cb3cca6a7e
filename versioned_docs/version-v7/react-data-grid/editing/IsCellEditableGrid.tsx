import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, shifts } from './crew';

export default function IsCellEditableGrid() {
  // preview-start
  return (
    <Box sx={{ height: 434, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Crew' } }}
        rows={shifts}
        columns={columns}
        isCellEditable={({ row }) => row.role !== 'Projection'}
      />
    </Box>
  );
  // preview-end
}
