import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { warehouse } from './warehouse';

export default function OnItemClick() {
  const [lastClicked, setLastClicked] = useState<string | null>(null);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}>
      <Typography role="status">
        {lastClicked ? `Last clicked: ${lastClicked}` : 'Click an item.'}
      </Typography>
      <Box sx={{ minHeight: 252 }}>
        {/* preview-start */}
        <RichTreeView
          items={warehouse}
          onItemClick={(_event, itemId) => setLastClicked(itemId)}
          defaultExpandedItems={['hall-a']}
          aria-label="Warehouse"
        />
        {/* preview-end */}
      </Box>
    </Stack>
  );
}
