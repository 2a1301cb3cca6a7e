import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, createEntries, createTotal } from './ledger';

const rows = createEntries(60);
const pinnedRows = { bottom: [createTotal(rows)] };

export default function RowPinningWithPagination() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Ledger' } }}
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        pagination
        pageSizeOptions={[5, 25, 50]}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
      />
    </Box>
  );
}
