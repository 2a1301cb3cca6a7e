import Box from '@mui/material/Box';
import { DataGridPro, gridClasses } from '@mui/x-data-grid-pro';
import { columns, wells } from './wells';

export default function CellFocusNoOutline() {
  // preview-start
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Wells' } }}
        rows={wells}
        columns={columns}
        loading={wells.length === 0}
        sx={{
          [`& .${gridClasses.cell}:focus:not(:focus-visible)`]: { outline: 'none' },
          [`& .${gridClasses.columnHeader}:focus-within:not(:has(:focus-visible))`]: {
            outline: 'none',
          },
        }}
      />
    </Box>
  );
  // preview-end
}
