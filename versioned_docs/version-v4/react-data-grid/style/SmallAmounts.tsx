import { DataGrid, type GridColumns } from '@mui/x-data-grid';
import { columns as orderColumns, rows } from './orders';
import './orders.css';

// preview-start
const columns: GridColumns = orderColumns.map((column) =>
  column.field === 'amount'
    ? { ...column, cellClassName: ({ value }) => (Number(value) < 400 ? 'small' : '') }
    : column,
);
// preview-end

export default function SmallAmounts() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Orders" className="orders" rows={rows} columns={columns} />
    </div>
  );
}
