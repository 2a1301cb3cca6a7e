import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import type { UseTreeItemLabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem';
import { allDepartments, team, type TeamMember } from './team';

interface MemberLabelProps extends UseTreeItemLabelSlotOwnProps {
  caption?: string;
}

// preview-start
function MemberLabel({ children, caption, ...props }: MemberLabelProps) {
  return (
    <TreeItemLabel {...props}>
      <Typography>{children}</Typography>
      {caption && (
        <Typography variant="caption" color="text.secondary">
          {caption}
        </Typography>
      )}
    </TreeItemLabel>
  );
}
// preview-end

function MemberTreeItem(props: TreeItemProps) {
  const member = useTreeItemModel<TeamMember>(props.itemId);

  return (
    <TreeItem
      {...props}
      slots={{ label: MemberLabel }}
      slotProps={{ label: { caption: member?.role } as MemberLabelProps }}
    />
  );
}

export default function LabelSlot() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 250 }}>
      <RichTreeView
        items={team}
        slots={{ item: MemberTreeItem }}
        defaultExpandedItems={allDepartments}
        aria-label="Team"
      />
    </Box>
  );
}
