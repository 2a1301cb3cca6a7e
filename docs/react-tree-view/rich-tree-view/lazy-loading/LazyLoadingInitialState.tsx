import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { decades, fetchArchive, getChildrenCount } from './archiveServer';

const dataSource = { getChildrenCount, getTreeItems: fetchArchive };

export default function LazyLoadingInitialState() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, mx: 'auto', minHeight: 252 }}>
      {/* preview-start */}
      <RichTreeViewPro items={decades} dataSource={dataSource} aria-label="Film archive" />
      {/* preview-end */}
    </Box>
  );
}
