import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour, vanIds } from './tour';

export default function OnlyReorderInSameParent() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 252 }}>
      {/* preview-start */}
      <RichTreeViewPro
        items={tour}
        itemsReordering
        canMoveItemToNewPosition={({ oldPosition, newPosition }) =>
          oldPosition.parentId === newPosition.parentId
        }
        defaultExpandedItems={vanIds}
        aria-label="Tour"
      />
      {/* preview-end */}
    </Box>
  );
}
