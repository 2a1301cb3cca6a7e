import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { districtIds, regions } from './regions';

export default function AdvancedSelection() {
  const [selectedItems, setSelectedItems] = useState<string[]>(['harbor', 'shipyard']);
  const districts = selectedItems.filter((id) => districtIds.includes(id));

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}>
      <Typography role="status">
        {districts.length} of {districtIds.length} districts on today’s tour
      </Typography>
      <Box sx={{ minHeight: 288 }}>
        {/* preview-start */}
        <RichTreeView
          items={regions}
          multiSelect
          checkboxSelection
          selectionPropagation={{ parents: true, descendants: true }}
          selectedItems={selectedItems}
          onSelectedItemsChange={(_event, ids) => setSelectedItems(ids)}
          defaultExpandedItems={['north', 'south']}
          aria-label="Districts"
        />
        {/* preview-end */}
      </Box>
    </Stack>
  );
}
