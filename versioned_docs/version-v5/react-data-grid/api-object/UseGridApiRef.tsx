import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns, loans } from './loans';

export default function UseGridApiRef() {
  // preview-start
  const apiRef = useGridApiRef();
  const goTo = (page: number) => apiRef.current.setPage(page);
  // preview-end

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
        <DataGridPro
          aria-label="Books"
          apiRef={apiRef}
          rows={loans}
          columns={columns}
          pagination
          initialState={{ pagination: { pageSize: 10 } }}
          rowsPerPageOptions={[10]}
        />
      </Box>
    </Box>
  );
}
