import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ControlledExpansion() {
  const [expandedItems, setExpandedItems] = useState<string[]>([]);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, mx: 'auto', alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        onClick={() =>
          setExpandedItems((prev) => (prev.length === 0 ? ['drama', 'documentary'] : []))
        }
      >
        {expandedItems.length === 0 ? 'Expand all' : 'Collapse all'}
      </Button>
      <Box sx={{ width: '100%', minHeight: 216 }}>
        {/* preview-start */}
        <SimpleTreeView
          expandedItems={expandedItems}
          onExpandedItemsChange={(_event, itemIds) => setExpandedItems(itemIds)}
          aria-label="Films"
        >
          <TreeItem itemId="drama" label="Drama">
            <TreeItem itemId="lighthouse" label="The Lighthouse" />
            <TreeItem itemId="northern-lines" label="Northern Lines" />
          </TreeItem>
          <TreeItem itemId="documentary" label="Documentary">
            <TreeItem itemId="tides" label="Tides" />
            <TreeItem itemId="glass" label="A Year in Glass" />
          </TreeItem>
        </SimpleTreeView>
        {/* preview-end */}
      </Box>
    </Stack>
  );
}
