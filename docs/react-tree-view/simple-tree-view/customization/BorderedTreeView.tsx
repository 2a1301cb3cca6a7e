import AddBoxRoundedIcon from '@mui/icons-material/AddBoxRounded';
import DisabledByDefaultRoundedIcon from '@mui/icons-material/DisabledByDefaultRounded';
import IndeterminateCheckBoxRoundedIcon from '@mui/icons-material/IndeterminateCheckBoxRounded';
import { alpha, styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

// preview-start
const ConnectedTreeItem = styled(TreeItem)(({ theme }) => ({
  [`& .${treeItemClasses.content}`]: { paddingInlineStart: theme.spacing(1) },
  [`& .${treeItemClasses.groupTransition}`]: {
    marginInlineStart: 15,
    paddingInlineStart: 18,
    borderInlineStart: `1px dashed ${alpha(theme.palette.text.primary, 0.4)}`,
  },
  [`& .${treeItemClasses.iconContainer} svg`]: { opacity: 0.7 },
}));
// preview-end

export default function BorderedTreeView() {
  return (
    <SimpleTreeView
      aria-label="Parts of a ship"
      defaultExpandedItems={['ship', 'hull', 'engine']}
      slots={{
        expandIcon: AddBoxRoundedIcon,
        collapseIcon: IndeterminateCheckBoxRoundedIcon,
        endIcon: DisabledByDefaultRoundedIcon,
      }}
      sx={{ width: '100%', maxWidth: 360, mx: 'auto', minHeight: 240 }}
    >
      <ConnectedTreeItem itemId="ship" label="Ship">
        <ConnectedTreeItem itemId="hull" label="Hull">
          <ConnectedTreeItem itemId="bulkheads" label="Bulkheads" />
        </ConnectedTreeItem>
        <ConnectedTreeItem itemId="engine" label="Engine room">
          <ConnectedTreeItem itemId="generator" label="Generator" />
          <ConnectedTreeItem itemId="pumps" label="Pumps" />
        </ConnectedTreeItem>
      </ConnectedTreeItem>
    </SimpleTreeView>
  );
}
