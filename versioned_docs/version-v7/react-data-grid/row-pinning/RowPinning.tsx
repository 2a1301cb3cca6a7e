import Box from '@mui/material/Box';
import { DataGridPro, type GridPinnedRowsProp } from '@mui/x-data-grid-pro';
import { columns, createEntries, createTotal, type Entry } from './ledger';

const rows = createEntries(20);

// preview-start
const pinnedRows: GridPinnedRowsProp<Entry> = {
  top: [{ id: 'budget', account: 'Budget', january: 60000, february: 60000, march: 60000 }],
  bottom: [createTotal(rows)],
};
// preview-end

export default function RowPinning() {
  return (
    <Box sx={{ height: 527, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Ledger' } }}
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
      />
    </Box>
  );
}
