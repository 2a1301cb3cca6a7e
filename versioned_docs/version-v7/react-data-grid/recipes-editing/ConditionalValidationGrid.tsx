import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridPreProcessEditCellProps } from '@mui/x-data-grid';

interface Invoice {
  id: string;
  customer: string;
  paid: boolean;
  paidOn: Date | null;
}

const invoices: Invoice[] = [
  { id: 'R-901', customer: 'Atelier Brun', paid: true, paidOn: new Date(2026, 2, 4) },
  { id: 'R-902', customer: 'Café Miramar', paid: false, paidOn: null },
  { id: 'R-903', customer: 'Kita Sonnenhof', paid: true, paidOn: new Date(2026, 2, 11) },
  { id: 'R-904', customer: 'Studio Lund', paid: false, paidOn: null },
];

// preview-start
function requireDateOfPayment({ props, otherFieldsProps }: GridPreProcessEditCellProps) {
  const isPaid = otherFieldsProps?.paid.value;
  return { ...props, error: isPaid && !props.value };
}
// preview-end

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 100 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80, editable: true },
  {
    field: 'paidOn',
    headerName: 'Paid on',
    type: 'date',
    width: 150,
    editable: true,
    preProcessEditCellProps: requireDateOfPayment,
  },
];

export default function ConditionalValidationGrid() {
  return (
    <Box
      sx={{
        height: 330,
        width: '100%',
        '& .MuiDataGrid-cell--editing:has([aria-invalid="true"])': {
          backgroundColor: 'rgb(239 68 68 / 0.16)',
        },
      }}
    >
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Invoices' } }}
        rows={invoices}
        columns={columns}
        editMode="row"
      />
    </Box>
  );
}
