import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, films } from './films';

export default function BasicExampleDataGridPro() {
  // preview-start
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Films' } }}
        rows={films}
        columns={columns}
        loading={films.length === 0}
      />
    </Box>
  );
  // preview-end
}
