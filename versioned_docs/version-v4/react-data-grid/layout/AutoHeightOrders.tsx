import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './orders';

export default function AutoHeightOrders() {
  return (
    // preview-start
    <div style={{ width: '100%' }}>
      <DataGrid aria-label="Orders" autoHeight rows={rows} columns={columns} />
    </div>
    // preview-end
  );
}
