import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import { columns } from './orders';

// preview-start
function EmptyOrders() {
  return <GridOverlay>No orders today</GridOverlay>;
}
// preview-end

export default function NoOrders() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={[]}
        columns={columns}
        components={{ NoRowsOverlay: EmptyOrders }}
      />
    </div>
  );
}
