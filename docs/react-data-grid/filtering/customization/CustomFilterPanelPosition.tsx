import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { FilterToolbar } from './FilterToolbar';
import { columns, flats } from './flats';

export default function CustomFilterPanelPosition() {
  const [panelAnchor, setPanelAnchor] = useState<HTMLElement | null>(null);

  // preview-start
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGrid
        label="Flats"
        rows={flats}
        columns={columns}
        showToolbar
        slots={{ toolbar: FilterToolbar }}
        slotProps={{ panel: { target: panelAnchor }, toolbar: { setPanelAnchor } }}
      />
    </Box>
  );
  // preview-end
}
