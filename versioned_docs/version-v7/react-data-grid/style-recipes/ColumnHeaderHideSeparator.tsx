import Box from '@mui/material/Box';
import { DataGridPro, gridClasses } from '@mui/x-data-grid-pro';
import { columns as wellColumns, wells } from './wells';

// Only the first column can be resized.
const columns = wellColumns.map((column, index) => ({ ...column, resizable: index === 0 }));

export default function ColumnHeaderHideSeparator() {
  // preview-start
  const separator = gridClasses.columnSeparator;
  const resizable = gridClasses['columnSeparator--resizable'];

  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Wells' } }}
        rows={wells}
        columns={columns}
        sx={{ [`& .${separator}:not(.${resizable})`]: { display: 'none' } }}
      />
    </Box>
  );
  // preview-end
}
