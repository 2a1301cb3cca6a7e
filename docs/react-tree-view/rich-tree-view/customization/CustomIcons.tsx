import Box from '@mui/material/Box';
import AddBoxIcon from '@mui/icons-material/AddBoxOutlined';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import IndeterminateCheckBoxIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';

export default function CustomIcons() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 160 }}>
      {/* preview-start */}
      <RichTreeView
        items={documents}
        slots={{
          expandIcon: AddBoxIcon,
          collapseIcon: IndeterminateCheckBoxIcon,
          endIcon: ArticleIcon,
        }}
        slotProps={{ endIcon: { opacity: 0.6 } }}
        defaultExpandedItems={['customs']}
        aria-label="Shipping documents"
      />
      {/* preview-end */}
    </Box>
  );
}
