import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns, seatRows } from './seats';

export default function ScrollRestoration() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = useState(true);
  const [position, setPosition] = useState({ top: 780, left: 450 });

  // preview-start
  const toggle = () => {
    if (open && apiRef.current) {
      setPosition(apiRef.current.getScrollPosition());
    }
    setOpen(!open);
  };
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Button sx={{ mb: 1 }} onClick={toggle}>
        {open ? 'Leave the grid' : 'Come back'}
      </Button>
      <Box sx={{ height: 360 }}>
        {open && (
          <DataGridPro
            slotProps={{ main: { 'aria-label': 'Seats' } }}
            apiRef={apiRef}
            rows={seatRows}
            columns={columns}
            loading={seatRows.length === 0}
            hideFooter
            initialState={{ scroll: position }}
          />
        )}
      </Box>
    </Box>
  );
}
