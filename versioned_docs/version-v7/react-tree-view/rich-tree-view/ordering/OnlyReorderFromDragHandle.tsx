import { forwardRef, type Ref } from 'react';
import Box from '@mui/material/Box';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import {
  TreeItem2Checkbox,
  TreeItem2Content,
  TreeItem2DragAndDropOverlay,
  TreeItem2GroupTransition,
  TreeItem2Icon,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Provider,
  TreeItem2Root,
  useTreeItem2,
  type TreeItem2Props,
} from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour, vanIds } from './tour';

const HandleTreeItem = forwardRef(function HandleTreeItem(
  { id, itemId, label, disabled, children, ...other }: Omit<TreeItem2Props, 'onFocus'>,
  rootRef: Ref<HTMLLIElement>,
) {
  const item = useTreeItem2({ id, itemId, label, disabled, children, rootRef });
  // preview-start
  const { draggable, onDragStart, ...rootProps } = item.getRootProps(other);
  const handleProps = { draggable, onDragStart };
  // preview-end

  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...rootProps}>
        <TreeItem2Content {...item.getContentProps()}>
          <Box {...handleProps} sx={{ display: 'flex', cursor: 'grab', color: 'text.secondary' }}>
            <DragIndicatorIcon fontSize="small" />
          </Box>
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
          <TreeItem2Checkbox {...item.getCheckboxProps()} />
          <TreeItem2Label {...item.getLabelProps()} />
          <TreeItem2DragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItem2Content>
        {children && <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
});

export default function OnlyReorderFromDragHandle() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 252 }}>
      <RichTreeViewPro
        items={tour}
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
        itemsReordering
        slots={{ item: HandleTreeItem }}
        defaultExpandedItems={vanIds}
        aria-label="Tour"
      />
    </Box>
  );
}
