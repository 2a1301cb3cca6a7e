import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import FiberManualRecordIcon from '@mui/icons-material/FiberManualRecord';
import { DataGrid, type GridSlotsComponentsProps } from '@mui/x-data-grid';
import { columns, loans } from './loans';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    status?: 'connected' | 'disconnected';
  }
}

// preview-start
function StatusFooter({ status }: NonNullable<GridSlotsComponentsProps['footer']>) {
  return (
    <Stack direction="row" spacing={1} role="status" sx={{ alignItems: 'center', p: 1.5 }}>
      <FiberManualRecordIcon
        fontSize="small"
        color={status === 'connected' ? 'success' : 'disabled'}
      />
      <span>Catalog is {status}</span>
    </Stack>
  );
}
// preview-end

export default function CustomFooter() {
  const [status, setStatus] = useState<'connected' | 'disconnected'>('connected');

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        size="small"
        sx={{ mb: 1 }}
        onClick={() => setStatus(status === 'connected' ? 'disconnected' : 'connected')}
      >
        {status === 'connected' ? 'Disconnect' : 'Connect'}
      </Button>
      <Box sx={{ height: 400 }}>
        <DataGrid
          rows={loans}
          columns={columns}
          slots={{ footer: StatusFooter }}
          slotProps={{ main: { 'aria-label': 'Books' }, footer: { status } }}
        />
      </Box>
    </Box>
  );
}
