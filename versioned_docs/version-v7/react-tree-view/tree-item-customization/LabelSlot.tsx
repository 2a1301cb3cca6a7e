import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, TreeItem2Label, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import type { UseTreeItem2LabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem2';
import { allDepartments, team, type TeamMember } from './team';

interface MemberLabelProps extends UseTreeItem2LabelSlotOwnProps {
  caption?: string;
}

function MemberLabel({ children, caption, ...props }: MemberLabelProps) {
  return (
    <TreeItem2Label {...props}>
      <Typography>{children}</Typography>
      {caption && (
        <Typography variant="caption" color="text.secondary">
          {caption}
        </Typography>
      )}
    </TreeItem2Label>
  );
}

// preview-start
function MemberTreeItem(props: TreeItem2Props) {
  const { publicAPI } = useTreeItem2Utils({ itemId: props.itemId, children: props.children });
  const member: TeamMember = publicAPI.getItem(props.itemId);

  return (
    <TreeItem2
      {...props}
      slots={{ label: MemberLabel }}
      slotProps={{ label: { caption: member.role } as MemberLabelProps }}
    />
  );
}
// preview-end

export default function LabelSlot() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 250 }}>
      <RichTreeView
        items={team}
        slots={{ item: MemberTreeItem }}
        defaultExpandedItems={allDepartments}
        aria-label="Team"
      />
    </Box>
  );
}
