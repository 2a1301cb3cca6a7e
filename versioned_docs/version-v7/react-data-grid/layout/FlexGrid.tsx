import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { RowCountButtons } from './RowCountButtons';
import { columns, createTurbines } from './turbines';

export default function FlexGrid() {
  const [count, setCount] = useState(6);
  const rows = useMemo(() => createTurbines(count), [count]);

  return (
    <Box sx={{ width: '100%' }}>
      <RowCountButtons count={count} onChange={setCount} />
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Turbines' } }}
          rows={rows}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
