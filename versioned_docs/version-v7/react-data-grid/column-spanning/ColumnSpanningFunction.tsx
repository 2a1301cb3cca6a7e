import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

interface InvoiceLine {
  id: number | 'subtotal' | 'total';
  item: string;
  quantity?: number;
  price?: number;
  amount: number;
}

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const toEuros = (value?: number) => (value == null ? '' : euros.format(value));

const lines: InvoiceLine[] = [
  { id: 1, item: 'Rye flour, 25 kg', quantity: 4, price: 31.5, amount: 126 },
  { id: 2, item: 'Sea salt, 10 kg', quantity: 1, price: 18.2, amount: 18.2 },
  { id: 3, item: 'Linseed, 5 kg', quantity: 3, price: 14.9, amount: 44.7 },
  { id: 'subtotal', item: 'Subtotal', amount: 188.9 },
  { id: 'total', item: 'Total with 7% VAT', amount: 202.12 },
];

const isSummary = (row: InvoiceLine) => typeof row.id === 'string';

const base: Partial<GridColDef<InvoiceLine>> = { sortable: false, disableColumnMenu: true };

const columns: GridColDef<InvoiceLine>[] = [
  {
    ...base,
    field: 'item',
    headerName: 'Item',
    flex: 1,
    minWidth: 140,
    colSpan: (_, row) => (isSummary(row) ? 3 : undefined),
  },
  { ...base, field: 'quantity', headerName: 'Qty', type: 'number', width: 60 },
  {
    ...base,
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 90,
    valueFormatter: toEuros,
  },
  {
    ...base,
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 100,
    valueFormatter: toEuros,
  },
];

const getCellClassName: DataGridProps<InvoiceLine>['getCellClassName'] = ({ row }) =>
  isSummary(row) ? 'summary' : '';

export default function ColumnSpanningFunction() {
  return (
    <Box sx={{ height: 320, width: '100%', '& .summary': { fontWeight: 600 } }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Invoice' } }}
        rows={lines}
        columns={columns}
        getCellClassName={getCellClassName}
        disableColumnFilter
        disableRowSelectionOnClick
        hideFooter
        showCellVerticalBorder
        showColumnVerticalBorder
      />
    </Box>
  );
}
