import { useState } from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows as firstRows } from './orders';

export default function AddOrder() {
  const [rows, setRows] = useState(firstRows);

  // preview-start
  const add = () =>
    setRows((prev) => [
      ...prev,
      { id: prev.length + 1, customer: 'Walk-in', city: 'Porto', amount: 40 },
    ]);
  // preview-end

  return (
    <div style={{ width: '100%' }}>
      <button type="button" onClick={add}>
        Add an order
      </button>
      <div style={{ height: 400 }}>
        <DataGrid aria-label="Orders" rows={rows} columns={columns} />
      </div>
    </div>
  );
}
