import Paper from '@mui/material/Paper';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { type ArchiveItem, decades, fetchArchive } from './archiveServer';

// preview-start
const dataSource = {
  getChildrenCount: (item: ArchiveItem) => item.childrenCount,
  getTreeItems: (parentId?: string) => fetchArchive(parentId),
};

export default function LazyArchive() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 178 }}>
      <RichTreeViewPro items={decades} dataSource={dataSource} aria-label="Film archive" />
    </Paper>
  );
}
// preview-end
