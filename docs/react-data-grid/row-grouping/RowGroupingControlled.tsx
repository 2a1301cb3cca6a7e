import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridGroupNode,
  type GridRowGroupingModel,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, films, sumInGroups } from './films';

const isPortugal = ({ groupingKey }: GridGroupNode) => groupingKey === 'Portugal';

export default function RowGroupingControlled() {
  const apiRef = useGridApiRef();
  const [model, setModel] = useState<GridRowGroupingModel>(['country']);
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    rowGroupingModel: model,
    initialState: { aggregation: { model: { gross: 'sum' } } },
  });

  return (
    <Box sx={{ height: 422, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        label="Films"
        apiRef={apiRef}
        rows={films}
        columns={columns}
        rowGroupingModel={model}
        onRowGroupingModelChange={setModel}
        initialState={initialState}
        isGroupExpandedByDefault={isPortugal}
        getAggregationPosition={sumInGroups}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
