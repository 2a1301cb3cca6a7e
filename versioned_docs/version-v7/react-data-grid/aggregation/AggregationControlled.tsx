import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, type GridAggregationModel } from '@mui/x-data-grid-premium';
import { columns, films } from './films';

export default function AggregationControlled() {
  const [model, setModel] = useState<GridAggregationModel>({ gross: 'avg' });

  // preview-start
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Films' } }}
        rows={films}
        columns={columns}
        aggregationModel={model}
        onAggregationModelChange={setModel}
      />
    </Box>
  );
  // preview-end
}
