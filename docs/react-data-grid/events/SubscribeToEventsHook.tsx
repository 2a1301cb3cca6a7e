import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridEventListener,
  GridFooterContainer,
  useGridApiContext,
  useGridEvent,
} from '@mui/x-data-grid';
import { columns, loans } from './loans';

// preview-start
function HintFooter() {
  const apiRef = useGridApiContext();
  const [hint, setHint] = useState('Point at a row.');

  const showTitle: GridEventListener<'rowMouseEnter'> = ({ row }) => setHint(row.title);
  useGridEvent(apiRef, 'rowMouseEnter', showTitle);
  useGridEvent(apiRef, 'rowMouseLeave', () => setHint('Point at a row.'));
  // preview-end

  return (
    <GridFooterContainer>
      <Box sx={{ typography: 'body2', px: 2 }}>{hint}</Box>
    </GridFooterContainer>
  );
}

export default function SubscribeToEventsHook() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid label="Books" rows={loans} columns={columns} slots={{ footer: HintFooter }} />
    </Box>
  );
}
