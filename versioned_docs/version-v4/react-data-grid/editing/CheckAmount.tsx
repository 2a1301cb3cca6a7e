import { useState } from 'react';
import { DataGrid, type GridColumns, type GridEditRowsModel } from '@mui/x-data-grid';
import { columns as orderColumns, rows } from './orders';

const columns: GridColumns = orderColumns.map((column) => ({
  ...column,
  editable: column.field === 'amount',
}));

export default function CheckAmount() {
  const [editRowsModel, setEditRowsModel] = useState<GridEditRowsModel>({});

  // preview-start
  const check = (model: GridEditRowsModel) => {
    const checked: GridEditRowsModel = {};
    Object.entries(model).forEach(([id, fields]) => {
      const amount = fields.amount;
      checked[id] = { ...fields, amount: { ...amount, error: Number(amount.value) <= 0 } };
    });
    setEditRowsModel(checked);
  };
  // preview-end

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        editRowsModel={editRowsModel}
        onEditRowsModelChange={check}
      />
    </div>
  );
}
