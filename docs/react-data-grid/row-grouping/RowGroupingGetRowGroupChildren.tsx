import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridEventListener,
  type GridGroupNode,
  gridRowNodeSelector,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, films, sumInGroups } from './films';

// Outside the component, because a new function on each render would restore the initial expansion.
const isAurora = ({ groupingKey }: GridGroupNode) => groupingKey === 'Aurora';

export default function RowGroupingGetRowGroupChildren() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['company', 'country'] },
      aggregation: { model: { gross: 'sum' } },
    },
  });
  const [message, setMessage] = useState('Click a group.');

  // preview-start
  const handleRowClick: GridEventListener<'rowClick'> = ({ id }) => {
    if (gridRowNodeSelector(apiRef, id).type !== 'group') {
      return;
    }
    const ids = apiRef.current?.getRowGroupChildren({ groupId: id }) ?? [];
    const titles = ids.map((childId) => apiRef.current?.getRow(childId).title);
    setMessage(titles.join(', '));
  };
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Alert severity="info" role="status" sx={{ mb: 1 }}>
        {message}
      </Alert>
      <Box sx={{ height: 370 }}>
        <DataGridPremium
          label="Films"
          apiRef={apiRef}
          rows={films}
          columns={columns}
          hideFooter
          initialState={initialState}
          onRowClick={handleRowClick}
          isGroupExpandedByDefault={isAurora}
          getAggregationPosition={sumInGroups}
        />
      </Box>
    </Box>
  );
}
