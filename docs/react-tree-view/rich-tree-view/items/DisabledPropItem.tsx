import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { storage, type StoragePlace } from './inventory';

// preview-start
const isItemDisabled = (item: StoragePlace) => Boolean(item.counting);

export default function DisabledPropItem() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 192 }}>
      <RichTreeView
        items={storage}
        isItemDisabled={isItemDisabled}
        defaultExpandedItems={['hall-a']}
        aria-label="Storage"
      />
    </Box>
  );
}
// preview-end
