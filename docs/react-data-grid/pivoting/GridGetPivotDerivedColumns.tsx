import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { columns, type Order, orders } from './orders';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

// preview-start
const getPivotDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = (column) => {
  if (column.field === 'date') {
    return [
      {
        field: 'date-month',
        headerName: 'Month',
        type: 'number',
        valueGetter: (_, row: Order) => row.date.getMonth(),
        valueFormatter: (month: number | null) => (month === null ? '' : MONTHS[month]),
      },
    ];
  }
  return undefined;
};
// preview-end

const pivotModel: GridPivotModel = {
  rows: [{ field: 'roast' }],
  columns: [{ field: 'date-month', sort: 'asc' }],
  values: [{ field: 'sacks', aggFunc: 'sum' }],
};

export default function GridGetPivotDerivedColumns() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        label="Sacks by month"
        rows={orders}
        columns={columns}
        getPivotDerivedColumns={getPivotDerivedColumns}
        initialState={{ pivoting: { enabled: true, model: pivotModel } }}
        columnGroupHeaderHeight={36}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
      />
    </Box>
  );
}
