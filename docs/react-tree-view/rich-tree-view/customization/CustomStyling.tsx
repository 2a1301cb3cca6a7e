import Box from '@mui/material/Box';
import { alpha, styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { documents } from './documents';

// preview-start
const StyledTreeItem = styled(TreeItem)(({ theme }) => ({
  [`& .${treeItemClasses.content}`]: {
    marginBlock: 2,
    paddingBlock: theme.spacing(0.75),
    '&[data-selected]': { fontWeight: 600 },
  },
  [`& .${treeItemClasses.label}`]: { fontSize: '0.875rem', fontWeight: 'inherit' },
  [`& .${treeItemClasses.groupTransition}`]: {
    marginInlineStart: theme.spacing(1.75),
    borderInlineStart: `1px dashed ${alpha(theme.palette.text.primary, 0.3)}`,
  },
}));
// preview-end

export default function CustomStyling() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 216 }}>
      <RichTreeView
        items={documents}
        slots={{ item: StyledTreeItem }}
        defaultExpandedItems={['customs', 'certificates']}
        aria-label="Shipping documents"
      />
    </Box>
  );
}
