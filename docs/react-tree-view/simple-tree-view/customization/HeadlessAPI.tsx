import { forwardRef, type Ref } from 'react';
import Box from '@mui/material/Box';
import Avatar from '@mui/material/Avatar';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';

const PartTreeItem = forwardRef(function PartTreeItem(
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
          <Avatar
            aria-hidden
            variant="rounded"
            sx={{ width: 28, height: 28, fontSize: '0.8rem', bgcolor: 'primary.main' }}
          >
            {String(label).charAt(0)}
          </Avatar>
          <TreeItemLabel {...item.getLabelProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function HeadlessAPI() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 180 }}>
      <SimpleTreeView defaultExpandedItems={['ship', 'engine']} aria-label="Parts of a ship">
        <PartTreeItem itemId="ship" label="Ship">
          <PartTreeItem itemId="hull" label="Hull">
            <PartTreeItem itemId="bulkheads" label="Bulkheads" />
          </PartTreeItem>
          <PartTreeItem itemId="engine" label="Engine room">
            <PartTreeItem itemId="generator" label="Generator" />
            <PartTreeItem itemId="pumps" label="Pumps" />
          </PartTreeItem>
        </PartTreeItem>
      </SimpleTreeView>
    </Box>
  );
}
