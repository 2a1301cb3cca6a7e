import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { program, type ProgramItem } from './playlist';

const isItemEditable = (item: ProgramItem) => Boolean(item.editable);

export default function LabelEditingSomeItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, mx: 'auto', minHeight: 228 }}>
      {/* preview-start */}
      <RichTreeView
        items={program}
        isItemEditable={isItemEditable}
        defaultExpandedItems={['opening', 'retrospective']}
        aria-label="Festival program"
      />
      {/* preview-end */}
    </Box>
  );
}
