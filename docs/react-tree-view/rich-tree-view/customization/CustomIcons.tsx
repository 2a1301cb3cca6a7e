import AddBoxIcon from '@mui/icons-material/AddBoxOutlined';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import IndeterminateCheckBoxIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import Paper from '@mui/material/Paper';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';

export default function CustomIcons() {
  return (
    <Paper
      variant="outlined"
      sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 178, p: 1 }}
    >
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
    </Paper>
  );
}
