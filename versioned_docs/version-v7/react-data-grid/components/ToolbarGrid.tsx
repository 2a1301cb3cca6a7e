import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { columns, loans } from './loans';

export default function ToolbarGrid() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Books' } }}
        rows={loans}
        columns={columns}
        // preview-start
        slots={{ toolbar: GridToolbar }}
        // preview-end
        loading={loans.length === 0}
      />
    </Box>
  );
}
