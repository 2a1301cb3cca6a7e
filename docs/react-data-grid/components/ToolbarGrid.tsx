import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, loans } from './loans';

export default function ToolbarGrid() {
  return (
    <Box sx={{ height: 369, width: '100%' }}>
      <DataGrid
        label="Books"
        rows={loans}
        columns={columns}
        // preview-start
        showToolbar
        // preview-end
        hideFooter
      />
    </Box>
  );
}
