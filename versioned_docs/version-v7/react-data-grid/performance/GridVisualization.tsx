import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { FlashingCell } from './FlashingCell';
import { columns, loans } from './loans';

const slots = { cell: FlashingCell };

export default function GridVisualization() {
  // preview-start
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Books' } }}
        rows={loans}
        columns={columns}
        loading={loans.length === 0}
        rowHeight={38}
        checkboxSelection
        disableRowSelectionOnClick
        slots={slots}
      />
    </Box>
  );
  // preview-end
}
