import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, type GridRowGroupingModel } from '@mui/x-data-grid-premium';
import { columns as filmColumns, films } from './films';

// preview-start
const columns = filmColumns.map((column) => ({ ...column, groupable: false }));
// preview-end

export default function RowGroupingReadOnly() {
  const [model, setModel] = useState<GridRowGroupingModel>(['country']);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Films' } }}
        rows={films}
        columns={columns}
        rowGroupingModel={model}
        onRowGroupingModelChange={setModel}
      />
    </Box>
  );
}
