import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './orders';
import './orders.css';

export default function LargeOrders() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Orders"
        className="orders"
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => (row.amount > 1000 ? 'large' : '')}
      />
      {/* preview-end */}
    </div>
  );
}
