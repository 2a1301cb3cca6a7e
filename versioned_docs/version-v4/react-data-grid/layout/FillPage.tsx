import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './orders';

export default function FillPage() {
  return (
    // preview-start
    <div style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
      <header>Orders</header>
      <div style={{ flexGrow: 1, minHeight: 0 }}>
        <DataGrid aria-label="Orders" rows={rows} columns={columns} />
      </div>
    </div>
    // preview-end
  );
}
