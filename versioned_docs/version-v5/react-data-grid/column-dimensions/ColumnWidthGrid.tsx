import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parts, type Part } from './parts';

// preview-start
const columns: GridColDef<Part>[] = [
  { field: 'sku', headerName: 'SKU', width: 120 },
  { field: 'name', headerName: 'Part', width: 220 },
  { field: 'stock', headerName: 'Stock', type: 'number' },
];
// preview-end

export default function ColumnWidthGrid() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid aria-label="Spare parts" rows={parts} columns={columns} />
    </Box>
  );
}
