import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, sailings } from './sailings';

export default function ColumnOrderingGrid() {
  return (
    <Box sx={{ height: 426, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Sailings' } }}
        rows={sailings}
        columns={columns}
      />
    </Box>
  );
}
