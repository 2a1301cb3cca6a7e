import { forwardRef, type Ref } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemStatus } from '@mui/x-tree-view/useTreeItem';
import { allDepartments, team, type TeamMember } from './team';

function StatusChips({ status }: { status: UseTreeItemStatus }) {
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
  { id, itemId, label, disabled, children, ...other }: Omit<TreeItemProps, 'onFocus'>,
  rootRef: Ref<HTMLLIElement>,
) {
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef });

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps(other)}>
        <TreeItemContent {...item.getContentProps({ style: { flexWrap: 'wrap' } })}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <Box sx={{ flex: '1 1 120px' }}>
            {item.status.editing ? (
              <TreeItemLabelInput {...item.getLabelInputProps()} />
            ) : (
              <TreeItemLabel {...item.getLabelProps()} />
            )}
          </Box>
          <StatusChips status={item.status} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
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
        isItemEditable={isItemEditable}
        slots={{ item: StatusTreeItem }}
        defaultExpandedItems={allDepartments}
        defaultSelectedItems="lighting"
        aria-label="Team"
      />
    </Box>
  );
}
