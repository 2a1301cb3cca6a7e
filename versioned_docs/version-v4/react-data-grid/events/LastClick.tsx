import { useState } from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './orders';

export default function LastClick() {
  const [message, setMessage] = useState('Click a row.');

  return (
    <div style={{ width: '100%' }}>
      <p role="status">{message}</p>
      <div style={{ height: 400 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          onRowClick={({ row }) => setMessage(`Order of ${row.customer}`)}
        />
        {/* preview-end */}
      </div>
    </div>
  );
}
