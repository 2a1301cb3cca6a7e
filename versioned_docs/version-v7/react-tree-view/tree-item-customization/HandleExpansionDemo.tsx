import { forwardRef, type MouseEvent, type Ref } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import AddBoxOutlinedIcon from '@mui/icons-material/AddBoxOutlined';
import IndeterminateCheckBoxOutlinedIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2Label,
  TreeItem2Root,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2DragAndDropOverlay } from '@mui/x-tree-view/TreeItem2DragAndDropOverlay';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';
import { allDepartments, team } from './team';

const EndButtonTreeItem = forwardRef(function EndButtonTreeItem(
  { id, itemId, label, disabled, children, ...other }: Omit<TreeItem2Props, 'onFocus'>,
  rootRef: Ref<HTMLLIElement>,
) {
  const item = useTreeItem2({ id, itemId, label, disabled, children, rootRef });
  const { interactions, status } = useTreeItem2Utils({ itemId, children });

  const toggle = (event: MouseEvent) => {
    event.stopPropagation();
    interactions.handleExpansion(event);
  };

  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...item.getRootProps(other)}>
        <TreeItem2Content {...item.getContentProps()}>
          <TreeItem2Label {...item.getLabelProps()} />
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
          <TreeItem2DragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItem2Content>
        {children && <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
});

export default function HandleExpansionDemo() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 220 }}>
      <RichTreeView
        items={team}
        slots={{ item: EndButtonTreeItem }}
        defaultExpandedItems={allDepartments}
        aria-label="Team"
      />
    </Box>
  );
}
