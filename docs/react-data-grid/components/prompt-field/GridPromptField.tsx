import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { PromptToolbar } from './PromptToolbar';
import { columns, sailings } from './sailings';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    onPrompt?: (prompt: string) => void;
  }
}

export default function GridPromptField() {
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });
  const [prompt, setPrompt] = useState('');

  return (
    <Box sx={{ width: '100%' }}>
      <Alert severity="info" role="status" sx={{ mb: 1 }}>
        {prompt ? `Sent: ${prompt}` : 'Nothing has been sent.'}
      </Alert>
      <Box sx={{ height: 474 }}>
        <DataGridPremium
          label="Sailings"
          rows={sailings}
          columns={columns}
          initialState={{ columns: { columnVisibilityModel: { ship: isWide, day: isWide } } }}
          showToolbar
          slots={{ toolbar: PromptToolbar }}
          slotProps={{ toolbar: { onPrompt: setPrompt } }}
        />
      </Box>
    </Box>
  );
}
