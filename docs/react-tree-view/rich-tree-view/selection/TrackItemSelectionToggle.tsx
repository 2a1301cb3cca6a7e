import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { plants } from './network';

export default function TrackItemSelectionToggle() {
  const [message, setMessage] = useState('Select an item.');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}>
      <Typography role="status">{message}</Typography>
      <Box sx={{ minHeight: 288 }}>
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
      </Box>
    </Stack>
  );
}
