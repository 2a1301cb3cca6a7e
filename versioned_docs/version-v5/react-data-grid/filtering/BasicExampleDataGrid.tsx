import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { columns, roasts } from './roasts';

export default function BasicExampleDataGrid() {
  // preview-start
  return (
    <Box sx={{ height: 450, width: '100%' }}>
      <DataGrid
        aria-label="Roasts"
        rows={roasts}
        columns={columns}
        loading={roasts.length === 0}
        components={{ Toolbar: GridToolbar }}
      />
    </Box>
  );
  // preview-end
}
