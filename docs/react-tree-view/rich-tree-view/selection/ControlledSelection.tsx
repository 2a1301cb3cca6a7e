import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { plants } from './network';

const renewable = ['wind', 'solar', 'hydro'];

export default function ControlledSelection() {
  const [selectedItems, setSelectedItems] = useState<string[]>([]);
  const allSelected = renewable.every((id) => selectedItems.includes(id));

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setSelectedItems(allSelected ? [] : renewable)}>
        {allSelected ? 'Clear the selection' : 'Select all kinds'}
      </Button>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 210, p: 1 }}>
        {/* preview-start */}
        <RichTreeView
          items={plants}
          multiSelect
          selectedItems={selectedItems}
          onSelectedItemsChange={(_event, ids) => setSelectedItems(ids)}
          defaultExpandedItems={['wind']}
          aria-label="Plants"
        />
        {/* preview-end */}
      </Paper>
    </Stack>
  );
}
