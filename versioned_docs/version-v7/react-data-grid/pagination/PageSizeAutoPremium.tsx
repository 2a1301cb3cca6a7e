import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, createDepartures } from './departures';

const rows = createDepartures(60);

export default function PageSizeAutoPremium() {
  const [height, setHeight] = useState(400);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControl sx={{ mb: 1 }}>
        <InputLabel variant="standard" htmlFor="grid-height">
          Height of the container
        </InputLabel>
        <NativeSelect
          value={height}
          onChange={(event) => setHeight(Number(event.target.value))}
          inputProps={{ id: 'grid-height' }}
          sx={{ minWidth: 180 }}
        >
          <option value={300}>300 px</option>
          <option value={400}>400 px</option>
          <option value={500}>500 px</option>
        </NativeSelect>
      </FormControl>
      <Box sx={{ height }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Departures' } }}
          rows={rows}
          columns={columns}
          pagination
          autoPageSize
        />
      </Box>
    </Box>
  );
}
