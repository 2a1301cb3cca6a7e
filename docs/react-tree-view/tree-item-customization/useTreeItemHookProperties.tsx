import { forwardRef, type Ref } from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemDragAndDropOverlay } from '@mui/x-tree-view/TreeItemDragAndDropOverlay';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import { allDepartments, team } from './team';

const CompleteTreeItem = forwardRef(function CompleteTreeItem(
  { id, itemId, label, disabled, children, ...other }: Omit<TreeItemProps, 'onFocus'>,
  rootRef: Ref<HTMLLIElement>,
) {
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef });

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps(other)}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <TreeItemCheckbox {...item.getCheckboxProps()} />
          {item.status.editing ? (
            <TreeItemLabelInput {...item.getLabelInputProps()} />
          ) : (
            <TreeItemLabel {...item.getLabelProps()} />
          )}
          <TreeItemDragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function useTreeItemHookProperties() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 192 }}>
      <RichTreeView
        items={team}
        checkboxSelection
        isItemEditable
        slots={{ item: CompleteTreeItem }}
        defaultExpandedItems={allDepartments}
        defaultSelectedItems="rigging"
        aria-label="Team"
      />
    </Box>
  );
}
