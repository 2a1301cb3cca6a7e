import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemContent, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { allDepartments, team, type TeamMember } from './team';

// preview-start
const CardContent = styled(TreeItemContent)(({ theme }) => ({
  marginBottom: theme.spacing(0.5),
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&[data-selected]': { borderColor: (theme.vars ?? theme).palette.primary.main },
  '&[data-disabled]': { borderStyle: 'dashed' },
}));

function CardTreeItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ ...props.slots, content: CardContent }} />;
}
// preview-end

const isItemDisabled = (member: TeamMember) => member.id === 'rigging';

export default function ContentSlot() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 226 }}>
      <RichTreeView
        items={team}
        slots={{ item: CardTreeItem }}
        isItemDisabled={isItemDisabled}
        defaultExpandedItems={allDepartments}
        defaultSelectedItems="lighting"
        aria-label="Team"
      />
    </Box>
  );
}
