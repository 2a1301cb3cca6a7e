import { useState } from 'react';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { columns, rows } from './orders';

export default function FilteredOrders() {
  const [filterModel, setFilterModel] = useState<GridFilterModel>({
    items: [{ columnField: 'amount', operatorValue: '>', value: 500 }],
  });

  // preview-start
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={(model) => setFilterModel(model)}
      />
    </div>
  );
  // preview-end
}
