import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, parks } from './parks';

export default function ClipboardPasteDisabled() {
  // preview-start
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPremium
        aria-label="Yield in MWh"
        rows={parks}
        columns={columns}
        experimentalFeatures={{ clipboardPaste: true }}
        disableClipboardPaste
      />
    </Box>
  );
  // preview-end
}
