import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { columns, rows } from './orders';

export default function ExportOrders() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        components={{ Toolbar: GridToolbar }}
      />
      {/* preview-end */}
    </div>
  );
}
