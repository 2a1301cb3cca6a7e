import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { allDepartments, team } from './team';

// preview-start
function SelfNamedTreeItem(props: TreeItem2Props) {
  return (
    <TreeItem2
      {...props}
      slotProps={{ label: { id: `${props.itemId}-label`, style: { fontStyle: 'italic' } } }}
    />
  );
}
// preview-end

export default function LabelSlotProps() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 190 }}>
      <RichTreeView
        items={team}
        slots={{ item: SelfNamedTreeItem }}
        defaultExpandedItems={allDepartments}
        aria-label="Team"
      />
    </Box>
  );
}
