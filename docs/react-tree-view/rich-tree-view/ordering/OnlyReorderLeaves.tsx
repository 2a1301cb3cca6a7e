import Box from '@mui/material/Box';
import { useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour, vanIds } from './tour';

export default function OnlyReorderLeaves() {
  const apiRef = useTreeViewApiRef();

  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 252 }}>
      {/* preview-start */}
      <RichTreeViewPro
        apiRef={apiRef}
        items={tour}
        itemsReordering
        isItemReorderable={(itemId) =>
          apiRef.current!.getItemOrderedChildrenIds(itemId).length === 0
        }
        defaultExpandedItems={vanIds}
        aria-label="Tour"
      />
      {/* preview-end */}
    </Box>
  );
}
