import { useState } from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { program } from './playlist';

export default function EditingCallback() {
  const [message, setMessage] = useState('Rename an item.');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>
      <Typography role="status">{message}</Typography>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 210, p: 1 }}>
        {/* preview-start */}
        <RichTreeView
          items={program}
          isItemEditable
          onItemLabelChange={(itemId, label) => setMessage(`${itemId} is now “${label}”`)}
          defaultExpandedItems={['opening', 'retrospective']}
          aria-label="Festival program"
        />
        {/* preview-end */}
      </Paper>
    </Stack>
  );
}
