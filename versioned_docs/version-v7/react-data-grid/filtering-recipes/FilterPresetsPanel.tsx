import Box from '@mui/material/Box';
import { DataGridPro, GridToolbar } from '@mui/x-data-grid-pro';
import { columns, flats } from './flats';
import { PresetsFilterPanel } from './PresetsFilterPanel';

export default function FilterPresetsPanel() {
  // preview-start
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Flats' } }}
        rows={flats}
        columns={columns}
        loading={flats.length === 0}
        slots={{ toolbar: GridToolbar, filterPanel: PresetsFilterPanel }}
      />
    </Box>
  );
  // preview-end
}
