import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, Toolbar, ToolbarButton, useGridApiContext } from '@mui/x-data-grid';
import { columns, loans } from './loans';

// preview-start
function PageToolbar() {
  const apiRef = useGridApiContext();
  return (
    <Toolbar>
      <ToolbarButton render={<Button />} onClick={() => apiRef.current.setPage(0)}>
        First page
      </ToolbarButton>
      <ToolbarButton render={<Button />} onClick={() => apiRef.current.setPage(2)}>
        Third page
      </ToolbarButton>
    </Toolbar>
  );
}
// preview-end

export default function UseGridApiContext() {
  return (
    <Box sx={{ height: 474, width: '100%' }}>
      <DataGrid
        label="Books"
        rows={loans}
        columns={columns}
        showToolbar
        slots={{ toolbar: PageToolbar }}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10]}
      />
    </Box>
  );
}
