import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './orders';

export default function OrdersGrid() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} checkboxSelection />
    </div>
  );
}
