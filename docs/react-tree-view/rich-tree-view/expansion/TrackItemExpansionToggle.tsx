import { useState } from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { turbine } from './turbine';

export default function TrackItemExpansionToggle() {
  const [message, setMessage] = useState('Open or close an assembly.');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>
      <Typography role="status">{message}</Typography>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 178, p: 1 }}>
        {/* preview-start */}
        <RichTreeView
          items={turbine}
          onItemExpansionToggle={(_event, itemId, isExpanded) =>
            setMessage(`${isExpanded ? 'Opened' : 'Closed'}: ${itemId}`)
          }
          defaultExpandedItems={['rotor']}
          aria-label="Turbine"
        />
        {/* preview-end */}
      </Paper>
    </Stack>
  );
}
