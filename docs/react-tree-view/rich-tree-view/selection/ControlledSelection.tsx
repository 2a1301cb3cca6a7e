import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { plants } from './network';

const renewable = ['wind', 'solar', 'hydro'];

export default function ControlledSelection() {
  const [selectedItems, setSelectedItems] = useState<string[]>([]);
  const allSelected = renewable.every((id) => selectedItems.includes(id));

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, mx: 'auto', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setSelectedItems(allSelected ? [] : renewable)}>
        {allSelected ? 'Clear the selection' : 'Select all kinds'}
      </Button>
      <Box sx={{ width: '100%', minHeight: 288 }}>
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
      </Box>
    </Stack>
  );
}
