import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridEventListener } from '@mui/x-data-grid';
import { columns, loans } from './loans';

export default function SubscribeToEventsProp() {
  const [message, setMessage] = useState('Click a row.');

  // preview-start
  const handleRowClick: GridEventListener<'rowClick'> = ({ row }) => {
    setMessage(`${row.title}: ${row.copies - row.lent} copies can be lent.`);
  };
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Alert severity="info" role="status" sx={{ mb: 1 }}>
        {message}
      </Alert>
      <Box sx={{ height: 360 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Books' } }}
          rows={loans}
          columns={columns}
          onRowClick={handleRowClick}
        />
      </Box>
    </Box>
  );
}
