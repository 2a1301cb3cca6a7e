import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, GridToolbarContainer, useGridApiContext } from '@mui/x-data-grid';
import { columns, loans } from './loans';

// preview-start
function PageToolbar() {
  const apiRef = useGridApiContext();
  return (
    <GridToolbarContainer>
      <Button size="small" onClick={() => apiRef.current.setPage(0)}>
        First page
      </Button>
      <Button size="small" onClick={() => apiRef.current.setPage(2)}>
        Third page
      </Button>
    </GridToolbarContainer>
  );
}
// preview-end

export default function UseGridApiContext() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Books' } }}
        rows={loans}
        columns={columns}
        loading={loans.length === 0}
        slots={{ toolbar: PageToolbar }}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10]}
      />
    </Box>
  );
}
