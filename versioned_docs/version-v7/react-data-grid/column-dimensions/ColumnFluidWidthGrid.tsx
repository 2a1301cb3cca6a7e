import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parts, type Part } from './parts';

// preview-start
const columns: GridColDef<Part>[] = [
  { field: 'sku', headerName: 'SKU', width: 110 },
  { field: 'name', headerName: 'Part', flex: 1, minWidth: 150 },
  { field: 'supplier', headerName: 'Supplier', flex: 0.5, minWidth: 120 },
];
// preview-end

export default function ColumnFluidWidthGrid() {
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
