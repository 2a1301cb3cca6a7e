import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridInitialState,
  gridPaginationModelSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { columns, createDepartures } from './departures';

const rows = createDepartures(60);

const initialState: GridInitialState = { pagination: { paginationModel: { pageSize: 10 } } };

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
      <Box sx={{ height: 422 }}>
        <DataGrid
          label="Departures"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          pageSizeOptions={[5, 10, 25]}
          initialState={initialState}
        />
      </Box>
    </Box>
  );
}
