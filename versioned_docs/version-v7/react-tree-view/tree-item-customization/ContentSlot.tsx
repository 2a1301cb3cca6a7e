import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { TreeItem2, TreeItem2Content, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { allDepartments, team, type TeamMember } from './team';

// preview-start
const CardContent = styled(TreeItem2Content)(({ theme }) => ({
  marginBottom: theme.spacing(0.5),
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  [`&.${treeItemClasses.selected}`]: { borderColor: (theme.vars ?? theme).palette.primary.main },
  [`&.${treeItemClasses.disabled}`]: { borderStyle: 'dashed' },
}));

function CardTreeItem(props: TreeItem2Props) {
  return <TreeItem2 {...props} slots={{ ...props.slots, content: CardContent }} />;
}
// preview-end

const isItemDisabled = (member: TeamMember) => member.id === 'rigging';

export default function ContentSlot() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 360, minHeight: 226 }}>
      <RichTreeView
        items={team}
        slots={{ item: CardTreeItem }}
        isItemDisabled={isItemDisabled}
        defaultExpandedItems={allDepartments}
        defaultSelectedItems="lighting"
        aria-label="Team"
      />
    </Stack>
  );
}
