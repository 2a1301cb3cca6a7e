import Box from '@mui/material/Box';
import { alpha, styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

// preview-start
const StyledTreeItem = styled(TreeItem)(({ theme }) => ({
  [`& .${treeItemClasses.content}`]: {
    marginBlock: 2,
    borderRadius: 999,
    '&[data-expanded]:not([data-selected])': {
      color: (theme.vars ?? theme).palette.primary.main,
    },
  },
  [`& .${treeItemClasses.label}`]: { fontSize: '0.875rem', fontWeight: 500 },
  [`& .${treeItemClasses.iconContainer}`]: {
    width: 24,
    alignItems: 'center',
    borderRadius: 6,
    backgroundColor: alpha(theme.palette.primary.main, 0.12),
  },
}));
// preview-end

export default function CustomStyling() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 161 }}>
      <SimpleTreeView defaultExpandedItems={['ship', 'engine']} aria-label="Parts of a ship">
        <StyledTreeItem itemId="ship" label="Ship">
          <StyledTreeItem itemId="hull" label="Hull">
            <StyledTreeItem itemId="bulkheads" label="Bulkheads" />
          </StyledTreeItem>
          <StyledTreeItem itemId="engine" label="Engine room">
            <StyledTreeItem itemId="generator" label="Generator" />
            <StyledTreeItem itemId="pumps" label="Pumps" />
          </StyledTreeItem>
        </StyledTreeItem>
      </SimpleTreeView>
    </Box>
  );
}
