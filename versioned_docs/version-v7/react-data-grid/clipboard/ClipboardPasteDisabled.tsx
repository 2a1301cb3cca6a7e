import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, parks } from './parks';

export default function ClipboardPasteDisabled() {
  // preview-start
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Yield in MWh' } }}
        rows={parks}
        columns={columns}
        disableClipboardPaste
      />
    </Box>
  );
  // preview-end
}
