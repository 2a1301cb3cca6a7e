import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, loans } from './loans';

// preview-start
function PageButtons() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);
  return (
    <Pagination
      size="small"
      count={pageCount}
      page={page + 1}
      onChange={(_, next) => apiRef.current.setPage(next - 1)}
    />
  );
}
// preview-end

export default function CustomPagination() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Books"
        rows={loans}
        columns={columns}
        components={{ Pagination: PageButtons }}
        initialState={{ pagination: { pageSize: 5 } }}
      />
    </Box>
  );
}
