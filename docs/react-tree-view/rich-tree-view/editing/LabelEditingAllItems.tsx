import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { program } from './playlist';

export default function LabelEditingAllItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, mx: 'auto', minHeight: 228 }}>
      {/* preview-start */}
      <RichTreeView
        items={program}
        isItemEditable
        defaultExpandedItems={['opening', 'retrospective']}
        aria-label="Festival program"
      />
      {/* preview-end */}
    </Box>
  );
}
