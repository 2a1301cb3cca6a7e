import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { columns, roasts } from './roasts';

export default function BasicExampleDataGrid() {
  // preview-start
  return (
    <Box sx={{ height: 450, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Roasts' } }}
        rows={roasts}
        columns={columns}
        loading={roasts.length === 0}
        slots={{ toolbar: GridToolbar }}
      />
    </Box>
  );
  // preview-end
}
