import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './orders';

export default function NamedGrid() {
  return (
    <section>
      {/* preview-start */}
      <h3 id="orders-heading">Orders of this week</h3>
      <div style={{ height: 400, width: '100%' }}>
        <DataGrid aria-labelledby="orders-heading" rows={rows} columns={columns} />
      </div>
      {/* preview-end */}
    </section>
  );
}
