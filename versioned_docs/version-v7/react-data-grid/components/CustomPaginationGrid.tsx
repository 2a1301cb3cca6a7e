import type { MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import type { TablePaginationProps } from '@mui/material/TablePagination';
import {
  DataGrid,
  gridPageCountSelector,
  GridPagination,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, loans } from './loans';

type NumberedPagesProps = Pick<TablePaginationProps, 'page' | 'onPageChange' | 'className'>;

function NumberedPages({ page, onPageChange, className }: NumberedPagesProps) {
  const apiRef = useGridApiContext();
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      className={className}
      color="primary"
      size="small"
      siblingCount={0}
      count={pageCount}
      page={page + 1}
      onChange={(event, newPage) =>
        onPageChange(event as MouseEvent<HTMLButtonElement>, newPage - 1)
      }
    />
  );
}

// preview-start
function PaginationFooter() {
  return <GridPagination ActionsComponent={NumberedPages} />;
}
// preview-end

export default function CustomPaginationGrid() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Books' } }}
        rows={loans}
        columns={columns}
        loading={loans.length === 0}
        pagination
        pageSizeOptions={[10]}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        slots={{ pagination: PaginationFooter }}
      />
    </Box>
  );
}
