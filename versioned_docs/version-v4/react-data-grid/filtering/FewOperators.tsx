import { DataGrid, getGridStringOperators, type GridColumns } from '@mui/x-data-grid';
import { columns as orderColumns, rows } from './orders';

// preview-start
const columns: GridColumns = orderColumns.map((column) =>
  column.field === 'city'
    ? {
        ...column,
        filterOperators: getGridStringOperators().filter(({ value }) => value === 'equals'),
      }
    : column,
);
// preview-end

export default function FewOperators() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} />
    </div>
  );
}
