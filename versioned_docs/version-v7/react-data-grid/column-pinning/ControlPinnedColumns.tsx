import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGridPro, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { departments } from './budget';
import { columns } from './budgetColumns';

export default function ControlPinnedColumns() {
  const [pinnedColumns, setPinnedColumns] = useState<GridPinnedColumnFields>({ left: ['name'] });

  return (
    <Box sx={{ width: '100%' }}>
      <Alert severity="info" sx={{ mb: 1 }}>
        <code>pinnedColumns: {JSON.stringify(pinnedColumns)}</code>
      </Alert>
      <Box sx={{ height: 434 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Budget' } }}
          rows={departments}
          columns={columns}
          pinnedColumns={pinnedColumns}
          onPinnedColumnsChange={setPinnedColumns}
        />
      </Box>
    </Box>
  );
}
