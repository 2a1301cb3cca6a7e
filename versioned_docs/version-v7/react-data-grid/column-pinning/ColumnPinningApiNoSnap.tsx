import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, GridPinnedColumnPosition, useGridApiRef } from '@mui/x-data-grid-pro';
import { departments } from './budget';
import { columns } from './budgetColumns';

export default function ColumnPinningApiNoSnap() {
  const apiRef = useGridApiRef();
  const [answer, setAnswer] = useState('Press a button.');

  const pin = (side: GridPinnedColumnPosition) => {
    apiRef.current?.pinColumn('lead', side);
    setAnswer(`pinColumn('lead', '${side}')`);
  };
  const unpin = () => {
    apiRef.current?.unpinColumn('lead');
    setAnswer("unpinColumn('lead')");
  };
  const ask = () => {
    const side = apiRef.current?.isColumnPinned('lead');
    setAnswer(`isColumnPinned('lead') returned ${JSON.stringify(side)}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button size="small" onClick={() => pin(GridPinnedColumnPosition.LEFT)}>
          Pin lead left
        </Button>
        <Button size="small" onClick={() => pin(GridPinnedColumnPosition.RIGHT)}>
          Pin lead right
        </Button>
        <Button size="small" onClick={unpin}>
          Unpin lead
        </Button>
        <Button size="small" onClick={ask}>
          Is lead pinned?
        </Button>
      </Stack>
      <Box component="p" role="status" sx={{ typography: 'body2', mt: 0, mb: 1 }}>
        <code>{answer}</code>
      </Box>
      <Box sx={{ height: 434 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Budget' } }}
          apiRef={apiRef}
          rows={departments}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
