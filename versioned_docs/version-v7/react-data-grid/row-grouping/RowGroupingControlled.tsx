import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, type GridRowGroupingModel } from '@mui/x-data-grid-premium';
import { columns, films } from './films';

export default function RowGroupingControlled() {
  const [model, setModel] = useState<GridRowGroupingModel>(['company', 'country']);

  // preview-start
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
  // preview-end
}
