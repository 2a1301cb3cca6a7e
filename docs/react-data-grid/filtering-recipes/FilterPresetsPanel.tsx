import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, flats } from './flats';
import { PresetsFilterPanel } from './PresetsFilterPanel';

export default function FilterPresetsPanel() {
  // preview-start
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGridPro
        label="Flats"
        rows={flats}
        columns={columns}
        showToolbar
        slots={{ filterPanel: PresetsFilterPanel }}
      />
    </Box>
  );
  // preview-end
}
