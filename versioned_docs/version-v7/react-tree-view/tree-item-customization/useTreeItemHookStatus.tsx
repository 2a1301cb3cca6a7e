import { forwardRef, type Ref } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Root,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2LabelInput } from '@mui/x-tree-view/TreeItem2LabelInput';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import { useTreeItem2, type UseTreeItem2Status } from '@mui/x-tree-view/useTreeItem2';
import { allDepartments, team, type TeamMember } from './team';

function StatusChips({ status }: { status: UseTreeItem2Status }) {
  const active = Object.entries(status).filter(([, isActive]) => isActive);

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5, flexShrink: 0 }}>
      {active.map(([name]) => (
        <Chip key={name} size="small" label={name} />
      ))}
    </Stack>
  );
}

const StatusTreeItem = forwardRef(function StatusTreeItem(
  { id, itemId, label, disabled, children, ...other }: Omit<TreeItem2Props, 'onFocus'>,
  rootRef: Ref<HTMLLIElement>,
) {
  const item = useTreeItem2({ id, itemId, label, disabled, children, rootRef });

  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...item.getRootProps(other)}>
        <TreeItem2Content {...item.getContentProps({ style: { flexWrap: 'wrap' } })}>
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
          <Box sx={{ flex: '1 1 120px' }}>
            {item.status.editing ? (
              <TreeItem2LabelInput {...item.getLabelInputProps()} />
            ) : (
              <TreeItem2Label {...item.getLabelProps()} />
            )}
          </Box>
          <StatusChips status={item.status} />
        </TreeItem2Content>
        {children && <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
});

const isItemDisabled = (member: TeamMember) => member.id === 'rigging';
const isItemEditable = (member: TeamMember) => Boolean(member.role);

export default function useTreeItemHookStatus() {
  return (
    <Box sx={{ width: '100%', minHeight: 200 }}>
      <RichTreeView
        items={team}
        isItemDisabled={isItemDisabled}
        experimentalFeatures={{ labelEditing: true }}
        isItemEditable={isItemEditable}
        slots={{ item: StatusTreeItem }}
        defaultExpandedItems={allDepartments}
        defaultSelectedItems="lighting"
        aria-label="Team"
      />
    </Box>
  );
}
