import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parts, type Part } from './parts';

// preview-start
const columns: GridColDef<Part>[] = [
  { field: 'sku', headerName: 'SKU (fixed)', width: 130, resizable: false },
  { field: 'name', headerName: 'Part', width: 200 },
  { field: 'supplier', headerName: 'Supplier', width: 140 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];
// preview-end

export default function ColumnSizingGrid() {
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
