import { useState } from 'react';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  GridToolbarContainer,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, loans } from './loans';

// preview-start
function PagesToolbar() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);
  return (
    <GridToolbarContainer>
      <Pagination
        page={page + 1}
        count={pageCount}
        onChange={(_, newPage) => apiRef.current.setPage(newPage - 1)}
      />
    </GridToolbarContainer>
  );
}
// preview-end

export default function UseGridSelector() {
  const [paginationModel, setPaginationModel] = useState({ page: 1, pageSize: 10 });

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Books' } }}
        rows={loans}
        columns={columns}
        loading={loans.length === 0}
        hideFooter
        slots={{ toolbar: PagesToolbar }}
        pageSizeOptions={[10]}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
      />
    </Box>
  );
}
