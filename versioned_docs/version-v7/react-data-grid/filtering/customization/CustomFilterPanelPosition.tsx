import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { FilterToolbar } from './FilterToolbar';
import { columns, flats } from './flats';

export default function CustomFilterPanelPosition() {
  const [panelAnchor, setPanelAnchor] = useState<HTMLElement | null>(null);

  // preview-start
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGrid
        rows={flats}
        columns={columns}
        slots={{ toolbar: FilterToolbar }}
        slotProps={{
          main: { 'aria-label': 'Flats' },
          panel: { anchorEl: panelAnchor },
          toolbar: { setPanelAnchor },
        }}
      />
    </Box>
  );
  // preview-end
}
