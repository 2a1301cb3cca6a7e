import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, gridPaginationModelSelector, useGridApiRef } from '@mui/x-data-grid';
import { columns, createDepartures } from './departures';

const rows = createDepartures(60);

export default function PaginationApiNoSnap() {
  const apiRef = useGridApiRef();
  const [answer, setAnswer] = useState('Press a button.');

  const goToSecond = () => {
    apiRef.current?.setPage(1);
    setAnswer('setPage(1)');
  };
  const showFive = () => {
    apiRef.current?.setPageSize(5);
    setAnswer('setPageSize(5)');
  };
  const ask = () => {
    setAnswer(`The model is ${JSON.stringify(gridPaginationModelSelector(apiRef))}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button size="small" onClick={goToSecond}>
          Second page
        </Button>
        <Button size="small" onClick={showFive}>
          Five rows a page
        </Button>
        <Button size="small" onClick={ask}>
          Which page?
        </Button>
      </Stack>
      <Box component="p" role="status" sx={{ typography: 'body2', mt: 0, mb: 1 }}>
        <code>{answer}</code>
      </Box>
      <Box sx={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Departures' } }}
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          pageSizeOptions={[5, 10, 25]}
          initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        />
      </Box>
    </Box>
  );
}
