import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridGroupNode,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import { columns as filmColumns, films, sumInGroups } from './films';

// preview-start
const columns = filmColumns.map((column) => ({ ...column, groupable: false }));
// preview-end

const isPortugal = ({ groupingKey }: GridGroupNode) => groupingKey === 'Portugal';

export default function RowGroupingReadOnly() {
  const [model, setModel] = useState<GridRowGroupingModel>(['country']);

  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGridPremium
        label="Films"
        rows={films}
        columns={columns}
        rowGroupingModel={model}
        onRowGroupingModelChange={setModel}
        initialState={{
          columns: { columnVisibilityModel: { country: false } },
          aggregation: { model: { gross: 'sum' } },
        }}
        isGroupExpandedByDefault={isPortugal}
        getAggregationPosition={sumInGroups}
        hideFooter
      />
    </Box>
  );
}
