import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridEventListener,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, films } from './films';

export default function RowGroupingGetRowGroupChildren() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['company', 'country'] } },
  });
  const [message, setMessage] = useState('Click a group.');

  // preview-start
  const handleRowClick: GridEventListener<'rowClick'> = ({ id }) => {
    if (apiRef.current?.getRowNode(id)?.type !== 'group') {
      return;
    }
    const ids = apiRef.current.getRowGroupChildren({ groupId: id });
    const titles = ids.map((childId) => apiRef.current?.getRow(childId).title);
    setMessage(titles.join(', '));
  };
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Alert severity="info" role="status" sx={{ mb: 1 }}>
        {message}
      </Alert>
      <Box sx={{ height: 360 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Films' } }}
          apiRef={apiRef}
          rows={films}
          columns={columns}
          hideFooter
          initialState={initialState}
          onRowClick={handleRowClick}
        />
      </Box>
    </Box>
  );
}
