import { useState } from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OnItemClick() {
  const [lastClicked, setLastClicked] = useState<string | null>(null);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>
      <Typography role="status">
        {lastClicked ? `Last clicked: ${lastClicked}` : 'Click an item.'}
      </Typography>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 146, p: 1 }}>
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
      </Paper>
    </Stack>
  );
}
