import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from './purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'order', headerName: 'Order', width: 100 },
  { field: 'supplier', headerName: 'Supplier', width: 150 },
  { field: 'item', headerName: 'Item', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];

export default function RowSpanning() {
  const [enabled, setEnabled] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Row spanning"
        control={
          <Switch checked={enabled} onChange={(event) => setEnabled(event.target.checked)} />
        }
      />
      <Box sx={{ height: 340 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders' } }}
          rows={purchases}
          columns={columns}
          unstable_rowSpanning={enabled}
          density="compact"
          disableRowSelectionOnClick
          hideFooter
          showCellVerticalBorder
          showColumnVerticalBorder
          sx={{ '& .MuiDataGrid-row:hover': { backgroundColor: 'transparent' } }}
        />
      </Box>
    </Box>
  );
}
