import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, roasts } from './roasts';

export default function DisableFilteringGridAllColumns() {
  // preview-start
  return (
    <Box sx={{ height: 450, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Roasts' } }}
        rows={roasts}
        columns={columns}
        disableColumnFilter
      />
    </Box>
  );
  // preview-end
}
