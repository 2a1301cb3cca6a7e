import { DataGrid, useGridSlotComponentProps } from '@mui/x-data-grid';
import { columns, rows } from './orders';

function PageButtons() {
  // preview-start
  const { state, apiRef } = useGridSlotComponentProps();
  const { page, pageCount } = state.pagination;
  return (
    <div>
      <button type="button" disabled={page === 0} onClick={() => apiRef.current.setPage(page - 1)}>
        Back
      </button>
      <button
        type="button"
        disabled={page >= pageCount - 1}
        onClick={() => apiRef.current.setPage(page + 1)}
      >
        Next
      </button>
    </div>
  );
  // preview-end
}

export default function OrdersPagination() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        pageSize={3}
        rowsPerPageOptions={[3]}
        components={{ Pagination: PageButtons }}
      />
    </div>
  );
}
