import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns, wells } from './wells';

export default function SxProp() {
  // preview-start
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        label="Wells"
        rows={wells}
        columns={columns}
        sx={{
          border: 2,
          borderColor: 'primary.main',
          [`& .${gridClasses.cell}:hover`]: { color: 'primary.main' },
        }}
        hideFooter
      />
    </Box>
  );
  // preview-end
}
