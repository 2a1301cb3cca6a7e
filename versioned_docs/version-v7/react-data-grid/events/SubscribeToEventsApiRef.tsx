import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns, loans } from './loans';

export default function SubscribeToEventsApiRef() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('Make a column wider.');

  // preview-start
  useEffect(
    () =>
      apiRef.current?.subscribeEvent('columnResize', ({ colDef, width }) => {
        setMessage(`${colDef.headerName} is ${Math.round(width)} px wide.`);
      }),
    [apiRef],
  );
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Alert severity="info" role="status" sx={{ mb: 1 }}>
        {message}
      </Alert>
      <Box sx={{ height: 360 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Books' } }}
          apiRef={apiRef}
          rows={loans}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
