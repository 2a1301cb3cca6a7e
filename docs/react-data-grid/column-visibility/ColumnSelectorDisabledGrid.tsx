import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
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
      <Box sx={{ height: 424 }}>
        <DataGrid
          label="Bookings"
          rows={bookings}
          columns={columns}
          showToolbar
          disableColumnSelector
          columnVisibilityModel={{ email: showContact, id: false }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
