import Box from '@mui/material/Box';
import MovieIcon from '@mui/icons-material/MovieOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { program } from './playlist';

export default function LabelEditingAllItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 192 }}>
      {/* preview-start */}
      <RichTreeView
        items={program}
        isItemEditable
        defaultExpandedItems={['opening', 'retrospective']}
        slots={{ endIcon: MovieIcon }}
        slotProps={{ endIcon: { color: 'action' } }}
        aria-label="Festival program"
        itemChildrenIndentation={24}
      />
      {/* preview-end */}
    </Box>
  );
}
