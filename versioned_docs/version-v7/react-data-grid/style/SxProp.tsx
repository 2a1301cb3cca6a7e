import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns, wells } from './wells';

export default function SxProp() {
  // preview-start
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Wells' } }}
        rows={wells}
        columns={columns}
        sx={{
          border: 2,
          borderColor: 'primary.main',
          [`& .${gridClasses.cell}:hover`]: { color: 'primary.main' },
        }}
      />
    </Box>
  );
  // preview-end
}
