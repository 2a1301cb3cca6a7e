import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, loans } from './loans';

export default function UseGridApiRef() {
  // preview-start
  const apiRef = useGridApiRef();
  const goTo = (page: number) => apiRef.current.setPage(page);
  // preview-end
  const [paginationModel, setPaginationModel] = useState({ page: 0, pageSize: 10 });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button size="small" onClick={() => goTo(0)}>
          First page
        </Button>
        <Button size="small" onClick={() => goTo(3)}>
          Last page
        </Button>
      </Stack>
      <Box sx={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Books' } }}
          apiRef={apiRef}
          rows={loans}
          columns={columns}
          loading={loans.length === 0}
          pagination
          pageSizeOptions={[10]}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
        />
      </Box>
    </Box>
  );
}
