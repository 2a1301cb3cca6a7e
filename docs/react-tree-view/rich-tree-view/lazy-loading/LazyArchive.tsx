import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { decades, fetchArchive, type ArchiveItem } from './archiveServer';

// preview-start
const dataSource = {
  getChildrenCount: ({ childrenCount }: ArchiveItem) => childrenCount,
  getTreeItems: (parentId?: string) => fetchArchive(parentId),
};

export default function LazyArchive() {
  return <RichTreeViewPro items={decades} dataSource={dataSource} aria-label="Film archive" />;
}
// preview-end
