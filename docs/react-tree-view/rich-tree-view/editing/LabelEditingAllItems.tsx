import Paper from '@mui/material/Paper';
import MovieIcon from '@mui/icons-material/MovieOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { program } from './playlist';

export default function LabelEditingAllItems() {
  return (
    <Paper
      variant="outlined"
      sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 210, p: 1 }}
    >
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
    </Paper>
  );
}
