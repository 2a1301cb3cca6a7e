import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { program } from './playlist';

export default function EditingCallback() {
  const [message, setMessage] = useState('Rename an item.');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}>
      <Typography role="status">{message}</Typography>
      <Box sx={{ minHeight: 228 }}>
        {/* preview-start */}
        <RichTreeView
          items={program}
          isItemEditable
          onItemLabelChange={(itemId, label) => setMessage(`${itemId} is now “${label}”`)}
          defaultExpandedItems={['opening', 'retrospective']}
          aria-label="Festival program"
        />
        {/* preview-end */}
      </Box>
    </Stack>
  );
}
