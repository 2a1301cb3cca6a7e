import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parts, type Part } from './parts';

// preview-start
const columns: GridColDef<Part>[] = [
  { field: 'sku', headerName: 'SKU', minWidth: 110 },
  { field: 'name', headerName: 'Part', minWidth: 150, width: 220, maxWidth: 320 },
  { field: 'stock', headerName: 'Stock', type: 'number' },
];
// preview-end

export default function ColumnMinWidthGrid() {
  return (
    <Box sx={{ height: 432, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Spare parts' } }}
        rows={parts}
        columns={columns}
      />
    </Box>
  );
}
