import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid } from '@mui/x-data-grid';
import { RowCountButtons } from './RowCountButtons';
import { columns, createTurbines } from './turbines';

export default function MinMaxHeightGrid() {
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });
  const [count, setCount] = useState(2);
  const rows = useMemo(() => createTurbines(count), [count]);

  return (
    <Box sx={{ width: '100%' }}>
      <RowCountButtons count={count} onChange={setCount} />
      {/* preview-start */}
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 240, maxHeight: 400 }}>
        <DataGrid
          label="Turbines"
          rows={rows}
          columns={columns}
          initialState={{ columns: { columnVisibilityModel: { id: isWide, wind: isWide } } }}
          hideFooter
        />
      </Box>
      {/* preview-end */}
    </Box>
  );
}
