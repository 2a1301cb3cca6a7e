import { forwardRef, type MouseEvent, type Ref } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import AddBoxOutlinedIcon from '@mui/icons-material/AddBoxOutlined';
import IndeterminateCheckBoxOutlinedIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemLabel,
  TreeItemRoot,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemDragAndDropOverlay } from '@mui/x-tree-view/TreeItemDragAndDropOverlay';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import { allDepartments, team } from './team';

const EndButtonTreeItem = forwardRef(function EndButtonTreeItem(
  { id, itemId, label, disabled, children, ...other }: Omit<TreeItemProps, 'onFocus'>,
  rootRef: Ref<HTMLLIElement>,
) {
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef });
  const { interactions, status } = useTreeItemUtils({ itemId, children });

  const toggle = (event: MouseEvent) => {
    event.stopPropagation();
    interactions.handleExpansion(event);
  };

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps(other)}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemLabel {...item.getLabelProps()} />
          {status.expandable && (
            <IconButton
              size="small"
              tabIndex={-1}
              aria-label={status.expanded ? 'Close' : 'Open'}
              onClick={toggle}
            >
              {status.expanded ? <IndeterminateCheckBoxOutlinedIcon /> : <AddBoxOutlinedIcon />}
            </IconButton>
          )}
          <TreeItemDragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function HandleExpansionDemo() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 212 }}>
      <RichTreeView
        items={team}
        slots={{ item: EndButtonTreeItem }}
        defaultExpandedItems={allDepartments}
        aria-label="Team"
      />
    </Box>
  );
}
