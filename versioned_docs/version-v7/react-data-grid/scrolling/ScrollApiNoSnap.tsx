import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns, seatRows } from './seats';

export default function ScrollApiNoSnap() {
  const apiRef = useGridApiRef();
  const [answer, setAnswer] = useState('Press a button.');

  const scrollToIndexes = () => {
    apiRef.current?.scrollToIndexes({ rowIndex: 30, colIndex: 10 });
    setAnswer('scrollToIndexes({ rowIndex: 30, colIndex: 10 })');
  };
  const scroll = () => {
    apiRef.current?.scroll({ top: 0, left: 0 });
    setAnswer('scroll({ top: 0, left: 0 })');
  };
  const ask = () => {
    setAnswer(
      `getScrollPosition() returned ${JSON.stringify(apiRef.current?.getScrollPosition())}`,
    );
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button size="small" onClick={scrollToIndexes}>
          To row 31, seat 10
        </Button>
        <Button size="small" onClick={scroll}>
          To the start
        </Button>
        <Button size="small" onClick={ask}>
          Where are we?
        </Button>
      </Stack>
      <Box component="p" role="status" sx={{ typography: 'body2', mt: 0, mb: 1 }}>
        <code>{answer}</code>
      </Box>
      <Box sx={{ height: 360 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Seats' } }}
          apiRef={apiRef}
          rows={seatRows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
