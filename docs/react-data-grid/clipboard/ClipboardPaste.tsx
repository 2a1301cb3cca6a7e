import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, parks } from './parks';

export default function ClipboardPaste() {
  // preview-start
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGridPremium
        label="Yield in MWh"
        rows={parks}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        cellSelection
        ignoreValueFormatterDuringExport
      />
    </Box>
  );
  // preview-end
}
