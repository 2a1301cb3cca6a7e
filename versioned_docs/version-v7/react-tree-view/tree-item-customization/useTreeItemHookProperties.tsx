import { forwardRef, type Ref } from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2Checkbox,
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Root,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2DragAndDropOverlay } from '@mui/x-tree-view/TreeItem2DragAndDropOverlay';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2LabelInput } from '@mui/x-tree-view/TreeItem2LabelInput';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';
import { allDepartments, team } from './team';

const CompleteTreeItem = forwardRef(function CompleteTreeItem(
  { id, itemId, label, disabled, children, ...other }: Omit<TreeItem2Props, 'onFocus'>,
  rootRef: Ref<HTMLLIElement>,
) {
  const item = useTreeItem2({ id, itemId, label, disabled, children, rootRef });

  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...item.getRootProps(other)}>
        <TreeItem2Content {...item.getContentProps()}>
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
          <TreeItem2Checkbox {...item.getCheckboxProps()} />
          {item.status.editing ? (
            <TreeItem2LabelInput {...item.getLabelInputProps()} />
          ) : (
            <TreeItem2Label {...item.getLabelProps()} />
          )}
          <TreeItem2DragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItem2Content>
        {children && <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
});

export default function useTreeItemHookProperties() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 190 }}>
      <RichTreeView
        items={team}
        checkboxSelection
        experimentalFeatures={{ labelEditing: true }}
        isItemEditable
        slots={{ item: CompleteTreeItem }}
        defaultExpandedItems={allDepartments}
        defaultSelectedItems="rigging"
        aria-label="Team"
      />
    </Box>
  );
}
