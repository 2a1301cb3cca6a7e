import Paper from '@mui/material/Paper';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { program, type ProgramItem } from './playlist';

const isItemEditable = (item: ProgramItem) => Boolean(item.editable);

export default function LabelEditingSomeItems() {
  return (
    <Paper
      variant="outlined"
      sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 210, p: 1 }}
    >
      {/* preview-start */}
      <RichTreeView
        items={program}
        isItemEditable={isItemEditable}
        defaultExpandedItems={['opening', 'retrospective']}
        aria-label="Festival program"
      />
      {/* preview-end */}
    </Paper>
  );
}
