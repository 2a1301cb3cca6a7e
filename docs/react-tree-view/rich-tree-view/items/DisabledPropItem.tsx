import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { storage, type StoragePlace } from './inventory';

const isItemDisabled = (item: StoragePlace) => Boolean(item.counting);

export default function DisabledPropItem() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, mx: 'auto', minHeight: 216 }}>
      {/* preview-start */}
      <RichTreeView
        items={storage}
        isItemDisabled={isItemDisabled}
        defaultExpandedItems={['hall-a']}
        aria-label="Storage"
      />
      {/* preview-end */}
    </Box>
  );
}
