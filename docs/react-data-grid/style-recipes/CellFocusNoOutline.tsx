import Box from '@mui/material/Box';
import { DataGridPro, gridClasses } from '@mui/x-data-grid-pro';
import { columns, wells } from './wells';

export default function CellFocusNoOutline() {
  // preview-start
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGridPro
        label="Wells"
        rows={wells}
        columns={columns}
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
