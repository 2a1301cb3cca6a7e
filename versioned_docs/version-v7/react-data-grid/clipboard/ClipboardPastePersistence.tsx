import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, parks, type Park } from './parks';

const SAVE_MS = 300;

/** Plays a server that takes one park at a time. */
function save(park: Park): Promise<Park> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(park), SAVE_MS);
  });
}

export default function ClipboardPastePersistence() {
  const [saved, setSaved] = useState<string[]>([]);

  // preview-start
  const processRowUpdate = async (newRow: Park) => {
    const row = await save(newRow);
    setSaved((names) => [...names, row.park]);
    return row;
  };
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {saved.length === 0 ? 'Paste something.' : `Saved: ${saved.join(', ')}`}
      </Typography>
      <Box sx={{ height: 430 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Yield in MWh' } }}
          rows={parks}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          cellSelection
          ignoreValueFormatterDuringExport
          processRowUpdate={processRowUpdate}
        />
      </Box>
    </Box>
  );
}
