import { forwardRef, type Ref } from 'react';
import Box from '@mui/material/Box';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import {
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemDragAndDropOverlay,
  TreeItemGroupTransition,
  TreeItemIcon,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemProvider,
  TreeItemRoot,
  useTreeItem,
  type TreeItemProps,
} from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour, vanIds } from './tour';

const HandleTreeItem = forwardRef(function HandleTreeItem(
  { id, itemId, label, disabled, children, ...other }: Omit<TreeItemProps, 'onFocus'>,
  rootRef: Ref<HTMLLIElement>,
) {
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef });
  // preview-start
  const { draggable, onDragStart, ...rootProps } = item.getRootProps(other);
  const handleProps = { draggable, onDragStart };
  // preview-end

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...rootProps}>
        <TreeItemContent {...item.getContentProps()}>
          <Box {...handleProps} sx={{ display: 'flex', cursor: 'grab', color: 'text.secondary' }}>
            <DragIndicatorIcon fontSize="small" />
          </Box>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <TreeItemCheckbox {...item.getCheckboxProps()} />
          <TreeItemLabel {...item.getLabelProps()} />
          <TreeItemDragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function OnlyReorderFromDragHandle() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 252 }}>
      <RichTreeViewPro
        items={tour}
        itemsReordering
        slots={{ item: HandleTreeItem }}
        defaultExpandedItems={vanIds}
        aria-label="Tour"
      />
    </Box>
  );
}
