import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { columns, films } from './films';

export default function RowGroupingApiNoSnap() {
  const apiRef = useGridApiRef();
  const [answer, setAnswer] = useState('Press a button.');

  const add = () => {
    apiRef.current?.addRowGroupingCriteria('country', 0);
    setAnswer("addRowGroupingCriteria('country', 0)");
  };
  const remove = () => {
    apiRef.current?.removeRowGroupingCriteria('country');
    setAnswer("removeRowGroupingCriteria('country')");
  };
  const replace = () => {
    apiRef.current?.setRowGroupingModel(['company']);
    setAnswer("setRowGroupingModel(['company'])");
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button size="small" onClick={add}>
          Group by country first
        </Button>
        <Button size="small" onClick={remove}>
          Not by country
        </Button>
        <Button size="small" onClick={replace}>
          Only by company
        </Button>
      </Stack>
      <Box component="p" role="status" sx={{ typography: 'body2', mt: 0, mb: 1 }}>
        <code>{answer}</code>
      </Box>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Films' } }}
          apiRef={apiRef}
          rows={films}
          columns={columns}
          initialState={{ rowGrouping: { model: ['company'] } }}
        />
      </Box>
    </Box>
  );
}
