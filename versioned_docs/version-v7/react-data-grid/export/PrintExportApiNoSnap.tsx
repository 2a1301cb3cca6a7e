import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, sailings } from './sailings';

export default function PrintExportApiNoSnap() {
  const apiRef = useGridApiRef();
  const [answer, setAnswer] = useState('Press a button.');

  const print = () => {
    setAnswer('exportDataAsPrint({ hideFooter: true })');
    apiRef.current?.exportDataAsPrint({ hideFooter: true });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button size="small" onClick={print}>
          Print
        </Button>
      </Stack>
      <Box component="p" role="status" sx={{ typography: 'body2', mt: 0, mb: 1 }}>
        <code>{answer}</code>
      </Box>
      <Box sx={{ height: 360 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Sailings' } }}
          apiRef={apiRef}
          rows={sailings}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
