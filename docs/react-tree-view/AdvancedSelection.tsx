import { useState } from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { districtIds, regions } from './regions';

export default function AdvancedSelection() {
  const [selectedItems, setSelectedItems] = useState<string[]>(['harbor', 'shipyard']);
  const districts = selectedItems.filter((id) => districtIds.includes(id));

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>
      <Typography role="status">
        {districts.length} of {districtIds.length} districts on today’s tour
      </Typography>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 242, p: 1 }}>
        {/* preview-start */}
        <RichTreeView
          items={regions}
          multiSelect
          checkboxSelection
          selectionPropagation={{ parents: true, descendants: true }}
          selectedItems={selectedItems}
          onSelectedItemsChange={(_event, ids) => setSelectedItems(ids)}
          defaultExpandedItems={['north', 'south']}
          slots={{ endIcon: PlaceIcon }}
          slotProps={{ endIcon: { color: 'action' } }}
          aria-label="Districts"
        />
        {/* preview-end */}
      </Paper>
    </Stack>
  );
}
