import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, selectedIdsLookupSelector, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns, createTickets } from './tickets';

const rows = createTickets(20);

export default function RowSelectionApiNoSnap() {
  const apiRef = useGridApiRef();
  const [answer, setAnswer] = useState('Press a button.');

  const selectFirst = () => {
    apiRef.current.selectRow(4001);
    setAnswer('selectRow(4001)');
  };
  const selectRange = () => {
    apiRef.current.selectRowRange({ startId: 4002, endId: 4005 });
    setAnswer('selectRowRange({ startId: 4002, endId: 4005 })');
  };
  const clear = () => {
    apiRef.current.selectRows([], true, true);
    setAnswer('selectRows([], true, true)');
  };
  const ask = () => {
    const ids = Object.values(selectedIdsLookupSelector(apiRef));
    setAnswer(`Selected: ${JSON.stringify(ids)}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button size="small" onClick={selectFirst}>
          Select 4001
        </Button>
        <Button size="small" onClick={selectRange}>
          Select 4002 to 4005
        </Button>
        <Button size="small" onClick={clear}>
          Clear
        </Button>
        <Button size="small" onClick={ask}>
          Which are selected?
        </Button>
      </Stack>
      <Box component="p" role="status" sx={{ typography: 'body2', mt: 0, mb: 1 }}>
        <code>{answer}</code>
      </Box>
      <Box sx={{ height: 400 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Tickets' } }}
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
        />
      </Box>
    </Box>
  );
}
