import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, flats } from './flats';

export default function DisableActionButtonsDataGridPro() {
  // preview-start
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGridPro
        label="Flats"
        rows={flats}
        columns={columns}
        showToolbar
        slotProps={{ filterPanel: { disableAddFilterButton: true, disableRemoveAllButton: true } }}
      />
    </Box>
  );
  // preview-end
}
