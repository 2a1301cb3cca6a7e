import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { bookings, columns } from './bookings';

const views: Record<string, GridColumnVisibilityModel> = {
  Reception: { rate: false, channel: false, email: false },
  Finance: { room: false, email: false },
  Everything: {},
};

export default function VisibleColumnsModelControlled() {
  const [model, setModel] = useState(views.Reception);
  const view = Object.keys(views).find((name) => views[name] === model) ?? null;

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(_, name: string | null) => name && setModel(views[name])}
        sx={{ mb: 1 }}
      >
        {Object.keys(views).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 432 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Bookings' } }}
          rows={bookings}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
