import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid } from '@mui/x-data-grid';
import { columns, createTickets } from './tickets';

const rows = createTickets(20);

export default function CheckboxSelectionGrid() {
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });
  const [onlyOne, setOnlyOne] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Only one row"
        control={
          <Switch checked={onlyOne} onChange={(event) => setOnlyOne(event.target.checked)} />
        }
      />
      <Box sx={{ height: 422 }}>
        {/* preview-start */}
        <DataGrid
          label="Tickets"
          rows={rows}
          columns={columns}
          initialState={{
            columns: { columnVisibilityModel: { id: isWide, customer: isWide, open: isWide } },
          }}
          checkboxSelection
          disableMultipleRowSelection={onlyOne}
          hideFooterPagination
        />
        {/* preview-end */}
      </Box>
    </Box>
  );
}
