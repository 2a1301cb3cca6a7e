import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridEventListener,
  GridFooter,
  useGridApiContext,
  useGridApiEventHandler,
} from '@mui/x-data-grid';
import { columns, loans } from './loans';

// preview-start
function HintFooter() {
  const apiRef = useGridApiContext();
  const [hint, setHint] = useState('Point at a row.');

  const showTitle: GridEventListener<'rowMouseEnter'> = ({ row }) => setHint(row.title);
  useGridApiEventHandler(apiRef, 'rowMouseEnter', showTitle);
  useGridApiEventHandler(apiRef, 'rowMouseLeave', () => setHint('Point at a row.'));
  // preview-end

  return (
    <div>
      <GridFooter />
      <Typography variant="body2" sx={{ px: 2, pb: 1 }}>
        {hint}
      </Typography>
    </div>
  );
}

export default function SubscribeToEventsHook() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Books' } }}
        rows={loans}
        columns={columns}
        slots={{ footer: HintFooter }}
      />
    </Box>
  );
}
