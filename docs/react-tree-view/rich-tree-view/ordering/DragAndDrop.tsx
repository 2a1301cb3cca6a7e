import Paper from '@mui/material/Paper';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour, vanIds } from './tour';

export default function DragAndDrop() {
  return (
    <Paper
      variant="outlined"
      sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 270, p: 1 }}
    >
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
    </Paper>
  );
}
