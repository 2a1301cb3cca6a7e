import { useState } from 'react';
import { DataGrid, type GridCellEditCommitParams, type GridColumns } from '@mui/x-data-grid';
import { columns as orderColumns, rows as firstRows } from './orders';

const columns: GridColumns = orderColumns.map((column) => ({
  ...column,
  editable: column.field !== 'customer',
}));

export default function EditOrders() {
  const [rows, setRows] = useState(firstRows);

  // preview-start
  const save = ({ id, field, value }: GridCellEditCommitParams) =>
    setRows((prev) => prev.map((row) => (row.id === id ? { ...row, [field]: value } : row)));
  // preview-end

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} onCellEditCommit={save} />
    </div>
  );
}
