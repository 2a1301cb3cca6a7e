import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import MovieIcon from '@mui/icons-material/MovieOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ControlledExpansion() {
  const [expandedItems, setExpandedItems] = useState<string[]>(['drama', 'documentary']);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto', alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        onClick={() =>
          setExpandedItems((prev) => (prev.length === 0 ? ['drama', 'documentary'] : []))
        }
      >
        {expandedItems.length === 0 ? 'Expand all' : 'Collapse all'}
      </Button>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 210, p: 1 }}>
        {/* preview-start */}
        <SimpleTreeView
          expandedItems={expandedItems}
          onExpandedItemsChange={(_event, itemIds) => setExpandedItems(itemIds)}
          slots={{ endIcon: MovieIcon }}
          slotProps={{ endIcon: { color: 'action' } }}
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
      </Paper>
    </Stack>
  );
}
