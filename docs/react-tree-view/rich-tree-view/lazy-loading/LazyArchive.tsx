import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { type ArchiveItem, fetchArchive, firstDecadeLoaded } from './archiveServer';

// preview-start
const dataSource = {
  getChildrenCount: (item: ArchiveItem) => item.childrenCount,
  getTreeItems: (parentId?: string) => fetchArchive(parentId),
};

export default function LazyArchive() {
  return (
    <RichTreeViewPro
      items={firstDecadeLoaded}
      dataSource={dataSource}
      defaultExpandedItems={['1950s']}
      aria-label="Film archive"
      sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 176 }}
    />
  );
}
// preview-end
