import Paper from '@mui/material/Paper';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { allDepartments, team } from './team';

export default function ItemChildrenIndentationProp() {
  return (
    <Paper
      variant="outlined"
      sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 210, p: 1 }}
    >
      {/* preview-start */}
      <RichTreeView
        items={team}
        itemChildrenIndentation={32}
        defaultExpandedItems={allDepartments}
        aria-label="Team"
      />
      {/* preview-end */}
    </Paper>
  );
}
