import Box from '@mui/material/Box';
import PlantIcon from '@mui/icons-material/BoltOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { plants } from './network';

export default function SingleSelectTreeView() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 256 }}>
      {/* preview-start */}
      <RichTreeView
        items={plants}
        defaultExpandedItems={['wind', 'solar']}
        defaultSelectedItems="wind-coast"
        slots={{ endIcon: PlantIcon }}
        slotProps={{ endIcon: { color: 'action' } }}
        aria-label="Plants"
        itemChildrenIndentation={24}
      />
      {/* preview-end */}
    </Box>
  );
}
