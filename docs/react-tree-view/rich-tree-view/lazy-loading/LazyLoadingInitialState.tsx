import Paper from '@mui/material/Paper';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { decades, fetchArchive, getChildrenCount } from './archiveServer';

const dataSource = { getChildrenCount, getTreeItems: fetchArchive };

export default function LazyLoadingInitialState() {
  return (
    <Paper
      variant="outlined"
      sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 270, p: 1 }}
    >
      {/* preview-start */}
      <RichTreeViewPro
        items={decades}
        dataSource={dataSource}
        defaultExpandedItems={['1950s', 'harbor-films']}
        aria-label="Film archive"
      />
      {/* preview-end */}
    </Paper>
  );
}
