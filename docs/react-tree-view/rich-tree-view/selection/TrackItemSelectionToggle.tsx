import { useState } from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { plants } from './network';

export default function TrackItemSelectionToggle() {
  const [message, setMessage] = useState('Select an item.');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>
      <Typography role="status">{message}</Typography>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 210, p: 1 }}>
        {/* preview-start */}
        <RichTreeView
          items={plants}
          onItemSelectionToggle={(_event, itemId, isSelected) => {
            if (isSelected) {
              setMessage(`Selected: ${itemId}`);
            }
          }}
          defaultExpandedItems={['wind']}
          aria-label="Plants"
        />
        {/* preview-end */}
      </Paper>
    </Stack>
  );
}
