import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, gridFilterModelSelector, useGridApiRef } from '@mui/x-data-grid';
import { columns, roasts } from './roasts';

export default function FilterApiNoSnap() {
  const apiRef = useGridApiRef();
  const [answer, setAnswer] = useState('Press a button.');

  const filter = () => {
    apiRef.current?.upsertFilterItem({ field: 'score', operator: '>=', value: 86 });
    setAnswer("upsertFilterItem({ field: 'score', operator: '>=', value: 86 })");
  };
  const clear = () => {
    apiRef.current?.setFilterModel({ items: [] });
    setAnswer('setFilterModel({ items: [] })');
  };
  const openPanel = () => {
    apiRef.current?.showFilterPanel('origin');
    setAnswer("showFilterPanel('origin')");
  };
  const ask = () => {
    setAnswer(`The items are ${JSON.stringify(gridFilterModelSelector(apiRef).items)}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button size="small" onClick={filter}>
          Score of 86 and more
        </Button>
        <Button size="small" onClick={clear}>
          Clear
        </Button>
        <Button size="small" onClick={openPanel}>
          Open the panel
        </Button>
        <Button size="small" onClick={ask}>
          Which filters?
        </Button>
      </Stack>
      <Box component="p" role="status" sx={{ typography: 'body2', mt: 0, mb: 1 }}>
        <code>{answer}</code>
      </Box>
      <Box sx={{ height: 450 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Roasts' } }}
          apiRef={apiRef}
          rows={roasts}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
