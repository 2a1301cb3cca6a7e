import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { program, type ProgramItem } from './playlist';

// preview-start
const isItemEditable = (item: ProgramItem) => Boolean(item.editable);

export default function LabelEditingSomeItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 192 }}>
      <RichTreeView
        items={program}
        isItemEditable={isItemEditable}
        defaultExpandedItems={['opening', 'retrospective']}
        aria-label="Festival program"
      />
    </Box>
  );
}
// preview-end
