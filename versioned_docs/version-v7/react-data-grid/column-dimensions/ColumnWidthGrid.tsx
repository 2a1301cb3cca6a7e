import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parts, type Part } from './parts';

// preview-start
const columns: GridColDef<Part>[] = [
  { field: 'sku', headerName: 'SKU', width: 120 },
  { field: 'name', headerName: 'Part', width: 220 },
  { field: 'supplier', headerName: 'Supplier', width: 170 },
  { field: 'stock', headerName: 'Stock', type: 'number' },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120 },
];
// preview-end

export default function ColumnWidthGrid() {
  return (
    <Box sx={{ height: 423, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Spare parts' } }}
        rows={parts}
        columns={columns}
      />
    </Box>
  );
}
