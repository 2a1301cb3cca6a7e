import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { sailings, type Sailing } from './sailings';

// preview-start
const columns: GridColDef<Sailing>[] = [
  { field: 'ferry', headerName: 'Ferry (fixed)', width: 140, disableReorder: true },
  { field: 'from', headerName: 'From', width: 120 },
  { field: 'to', headerName: 'To', width: 120 },
  { field: 'departs', headerName: 'Departs', width: 110 },
];
// preview-end

export default function ColumnOrderingDisabledGrid() {
  return (
    <Box sx={{ height: 426, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Sailings' } }}
        rows={sailings}
        columns={columns}
      />
    </Box>
  );
}
