import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './orders';

// preview-start
function TotalFooter({ total }: { total: number }) {
  return <div style={{ padding: 12 }}>{`Total: € ${total}`}</div>;
}
// preview-end

export default function OrdersFooter() {
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        components={{ Footer: TotalFooter }}
        componentsProps={{ footer: { total } }}
      />
    </div>
  );
}
