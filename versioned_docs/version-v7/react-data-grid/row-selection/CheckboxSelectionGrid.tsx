import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { columns, createTickets } from './tickets';

const rows = createTickets(20);

export default function CheckboxSelectionGrid() {
  const [onlyOne, setOnlyOne] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Only one row"
        control={
          <Switch checked={onlyOne} onChange={(event) => setOnlyOne(event.target.checked)} />
        }
      />
      <Box sx={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Tickets' } }}
          rows={rows}
          columns={columns}
          checkboxSelection
          disableMultipleRowSelection={onlyOne}
        />
      </Box>
    </Box>
  );
}
