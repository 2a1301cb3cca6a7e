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
        aria-label="Books"
        rows={loans}
        columns={columns}
        components={{ Toolbar: PageToolbar }}
        initialState={{ pagination: { pageSize: 10 } }}
        rowsPerPageOptions={[10]}
      />
    </Box>
  );
}
