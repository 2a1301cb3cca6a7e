import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, films } from './films';

export default function SortingApiNoSnap() {
  const apiRef = useGridApiRef();
  const [answer, setAnswer] = useState('Press a button.');

  const sortByYear = () => {
    apiRef.current?.sortColumn('year');
    setAnswer("sortColumn('year')");
  };
  const unsort = () => {
    apiRef.current?.setSortModel([]);
    setAnswer('setSortModel([])');
  };
  const ask = () => {
    setAnswer(`getSortModel() returned ${JSON.stringify(apiRef.current?.getSortModel())}`);
  };
  const askIds = () => {
    setAnswer(`getSortedRowIds() returned ${JSON.stringify(apiRef.current?.getSortedRowIds())}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button size="small" onClick={sortByYear}>
          Sort by year, next direction
        </Button>
        <Button size="small" onClick={unsort}>
          Unsort
        </Button>
        <Button size="small" onClick={ask}>
          Which rules?
        </Button>
        <Button size="small" onClick={askIds}>
          Which order?
        </Button>
      </Stack>
      <Box component="p" role="status" sx={{ typography: 'body2', mt: 0, mb: 1 }}>
        <code>{answer}</code>
      </Box>
      <Box sx={{ height: 440 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Films' } }}
          apiRef={apiRef}
          rows={films}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
