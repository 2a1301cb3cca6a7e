import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const weekend = ['lighthouse', 'tides'];

export default function ControlledSelection() {
  const [selectedItems, setSelectedItems] = useState<string[]>(['glass']);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setSelectedItems(weekend)}>
        Select the weekend films
      </Button>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 210, p: 1 }}>
        {/* preview-start */}
        <SimpleTreeView
          multiSelect
          selectedItems={selectedItems}
          onSelectedItemsChange={(_event, itemIds) => setSelectedItems(itemIds)}
          defaultExpandedItems={['drama', 'documentary']}
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
