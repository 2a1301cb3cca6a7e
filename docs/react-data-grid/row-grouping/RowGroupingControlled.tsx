import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, type GridRowGroupingModel } from '@mui/x-data-grid-premium';
import { columns, films } from './films';

export default function RowGroupingControlled() {
  const [model, setModel] = useState<GridRowGroupingModel>(['company', 'country']);

  // preview-start
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGridPremium
        label="Films"
        rows={films}
        columns={columns}
        rowGroupingModel={model}
        onRowGroupingModelChange={setModel}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
  // preview-end
}
