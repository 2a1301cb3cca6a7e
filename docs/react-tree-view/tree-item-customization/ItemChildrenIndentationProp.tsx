import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { allDepartments, team } from './team';

export default function ItemChildrenIndentationProp() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 192 }}>
      {/* preview-start */}
      <RichTreeView
        items={team}
        itemChildrenIndentation={32}
        defaultExpandedItems={allDepartments}
        aria-label="Team"
      />
      {/* preview-end */}
    </Box>
  );
}
