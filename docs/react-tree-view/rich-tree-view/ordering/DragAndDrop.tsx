import Box from '@mui/material/Box';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour, vanIds } from './tour';

export default function DragAndDrop() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 252 }}>
      {/* preview-start */}
      <RichTreeViewPro
        items={tour}
        itemsReordering
        defaultExpandedItems={vanIds}
        slots={{ endIcon: PlaceIcon }}
        slotProps={{ endIcon: { color: 'action' } }}
        aria-label="Tour"
      />
      {/* preview-end */}
    </Box>
  );
}
