import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { departments } from './budget';
import { columns } from './budgetColumns';

export default function BasicColumnPinning() {
  // preview-start
  return (
    <Box sx={{ height: 434, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Budget' } }}
        rows={departments}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['name'], right: ['actions'] } }}
      />
    </Box>
  );
  // preview-end
}
