import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, parks } from './parks';

// preview-start
const splitAtSemicolons = (text: string) =>
  text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(';').map((value) => value.trim()));
// preview-end

export default function ClipboardPasteDelimiter() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Yield in MWh' } }}
        rows={parks}
        columns={columns}
        disableRowSelectionOnClick
        cellSelection
        ignoreValueFormatterDuringExport
        clipboardCopyCellDelimiter=";"
        splitClipboardPastedText={splitAtSemicolons}
        initialState={{ cellSelection: { 1: { jan: true, feb: true } } }}
      />
    </Box>
  );
}
