import { useState } from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { warehouse } from './warehouse';

export default function OnItemClick() {
  const [lastClicked, setLastClicked] = useState<string | null>(null);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>
      <Typography role="status">
        {lastClicked ? `Last clicked: ${lastClicked}` : 'Click an item.'}
      </Typography>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 210, p: 1 }}>
        {/* preview-start */}
        <RichTreeView
          items={warehouse}
          onItemClick={(_event, itemId) => setLastClicked(itemId)}
          defaultExpandedItems={['hall-a']}
          aria-label="Warehouse"
        />
        {/* preview-end */}
      </Paper>
    </Stack>
  );
}
