import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Snackbar from '@mui/material/Snackbar';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, parks } from './parks';

export default function ClipboardCopy() {
  const [copied, setCopied] = useState<string | null>(null);
  const lines = copied?.split('\n').length;

  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Yield in MWh' } }}
        rows={parks}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        cellSelection
        ignoreValueFormatterDuringExport
        onClipboardCopy={setCopied}
        initialState={{
          cellSelection: { 2: { feb: true, mar: true }, 3: { feb: true, mar: true } },
        }}
      />
      <Snackbar open={copied !== null} autoHideDuration={3000} onClose={() => setCopied(null)}>
        <Alert severity="success">
          {lines} {lines === 1 ? 'line was' : 'lines were'} copied.
        </Alert>
      </Snackbar>
    </Box>
  );
}
