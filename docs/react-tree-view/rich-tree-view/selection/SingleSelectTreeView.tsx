import Paper from '@mui/material/Paper';
import PlantIcon from '@mui/icons-material/BoltOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { plants } from './network';

export default function SingleSelectTreeView() {
  return (
    <Paper
      variant="outlined"
      sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 274, p: 1 }}
    >
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
    </Paper>
  );
}
