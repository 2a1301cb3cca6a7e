import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, createTurbines } from './turbines';

const rows = createTurbines(40);

export default function FixedSizeGrid() {
  // preview-start
  return (
    <Box sx={{ height: 350, width: '100%' }}>
      <DataGrid slotProps={{ main: { 'aria-label': 'Turbines' } }} rows={rows} columns={columns} />
    </Box>
  );
  // preview-end
}
