import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OnItemClick() {
  const [lastClicked, setLastClicked] = useState<string | null>(null);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}>
      <Typography role="status">
        {lastClicked ? `Last clicked: ${lastClicked}` : 'Click an item.'}
      </Typography>
      <Box sx={{ minHeight: 180 }}>
        {/* preview-start */}
        <SimpleTreeView
          onItemClick={(_event, itemId) => setLastClicked(itemId)}
          defaultExpandedItems={['safety']}
          aria-label="Handbook"
        >
          <TreeItem itemId="safety" label="Safety">
            <TreeItem itemId="fire" label="Fire drill" />
            <TreeItem itemId="first-aid" label="First aid" />
          </TreeItem>
          <TreeItem itemId="contacts" label="Contacts" />
        </SimpleTreeView>
        {/* preview-end */}
      </Box>
    </Stack>
  );
}
