import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { bookings, columns } from './bookings';

export default function ColumnSelectorDisabledGrid() {
  const [showContact, setShowContact] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Show contact details"
        control={
          <Switch
            checked={showContact}
            onChange={(event) => setShowContact(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 477 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Bookings' } }}
          rows={bookings}
          columns={columns}
          slots={{ toolbar: GridToolbar }}
          disableColumnSelector
          columnVisibilityModel={{ email: showContact, id: false }}
        />
      </Box>
    </Box>
  );
}
