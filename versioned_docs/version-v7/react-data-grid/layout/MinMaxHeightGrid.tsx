import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { RowCountButtons } from './RowCountButtons';
import { columns, createTurbines } from './turbines';

export default function MinMaxHeightGrid() {
  const [count, setCount] = useState(2);
  const rows = useMemo(() => createTurbines(count), [count]);

  return (
    <Box sx={{ width: '100%' }}>
      <RowCountButtons count={count} onChange={setCount} />
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 240, maxHeight: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Turbines' } }}
          rows={rows}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
