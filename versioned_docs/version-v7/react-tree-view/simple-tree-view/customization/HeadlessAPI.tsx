import { forwardRef, type Ref } from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItem2Checkbox,
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Root,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';

const PartTreeItem = forwardRef(function PartTreeItem(
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
          <Avatar
            aria-hidden
            variant="rounded"
            sx={{ width: 28, height: 28, fontSize: '0.8rem', bgcolor: 'primary.main' }}
          >
            {String(label).charAt(0)}
          </Avatar>
          <TreeItem2Label {...item.getLabelProps()} />
        </TreeItem2Content>
        {children && <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
});

export default function HeadlessAPI() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 220 }}>
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
