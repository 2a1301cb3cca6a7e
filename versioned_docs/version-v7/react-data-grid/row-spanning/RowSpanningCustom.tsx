import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from './purchases';

const columns: GridColDef<Purchase>[] = [
  {
    field: 'order',
    headerName: 'Order',
    width: 100,
    valueGetter: (value: string) => value.replace('PO-', '#'),
  },
  {
    field: 'supplier',
    headerName: 'Supplier',
    width: 150,
    // One cell per order, even when two orders go to the same supplier.
    rowSpanValueGetter: (_, row) => `${row.order}/${row.supplier}`,
  },
  { field: 'item', headerName: 'Item', width: 150 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 100,
    // Equal numbers mean nothing here: never span.
    rowSpanValueGetter: () => null,
  },
];

export default function RowSpanningCustom() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        rows={purchases}
        columns={columns}
        unstable_rowSpanning
        disableRowSelectionOnClick
        hideFooter
        showCellVerticalBorder
        showColumnVerticalBorder
        sx={{ '& .MuiDataGrid-row:hover': { backgroundColor: 'transparent' } }}
      />
    </Box>
  );
}
