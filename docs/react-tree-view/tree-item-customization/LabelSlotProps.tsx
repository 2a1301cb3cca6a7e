import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { allDepartments, team } from './team';

// preview-start
function SelfNamedTreeItem(props: TreeItemProps) {
  return (
    <TreeItem
      {...props}
      slotProps={{ label: { id: `${props.itemId}-label`, style: { fontStyle: 'italic' } } }}
    />
  );
}
// preview-end

export default function LabelSlotProps() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 192 }}>
      <RichTreeView
        items={team}
        slots={{ item: SelfNamedTreeItem }}
        defaultExpandedItems={allDepartments}
        aria-label="Team"
      />
    </Box>
  );
}
