import Box from '@mui/material/Box';
import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

function FadingGroup({ children, ...props }: CollapseProps) {
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const timeout = prefersReducedMotion ? 0 : 400;

  return (
    <Collapse {...props} timeout={timeout}>
      <Fade in={props.in} timeout={timeout * 2}>
        <div>{children}</div>
      </Fade>
    </Collapse>
  );
}

function FadingTreeItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ groupTransition: FadingGroup, ...props.slots }} />;
}

export default function CustomAnimation() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 96 }}>
      <SimpleTreeView defaultExpandedItems={['ship']} aria-label="Parts of a ship">
        <FadingTreeItem itemId="ship" label="Ship">
          <FadingTreeItem itemId="hull" label="Hull">
            <FadingTreeItem itemId="bulkheads" label="Bulkheads" />
          </FadingTreeItem>
          <FadingTreeItem itemId="engine" label="Engine room">
            <FadingTreeItem itemId="generator" label="Generator" />
            <FadingTreeItem itemId="pumps" label="Pumps" />
          </FadingTreeItem>
        </FadingTreeItem>
      </SimpleTreeView>
    </Box>
  );
}
