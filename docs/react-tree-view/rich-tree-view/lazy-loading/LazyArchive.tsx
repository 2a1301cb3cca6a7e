import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchArchive, type ArchiveItem } from './archiveServer';

// preview-start
const dataSource = {
  getChildrenCount: (item: ArchiveItem) => item.childrenCount,
  // Asks the server for the children of an item, or for the top level
  getTreeItems: (parentId?: string) => fetchArchive(parentId),
};

export default function LazyArchive() {
  return <RichTreeViewPro items={[]} dataSource={dataSource} aria-label="Film archive" />;
}
// preview-end
