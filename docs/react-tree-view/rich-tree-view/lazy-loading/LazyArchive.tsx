import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { decades, fetchArchive, getChildrenCount } from './archiveServer';
import { useExpandedAtStart } from './useExpandedAtStart';

// preview-start
const dataSource = { getChildrenCount, getTreeItems: fetchArchive };

export default function LazyArchive() {
  const apiRef = useExpandedAtStart('1950s');

  return (
    <RichTreeViewPro
      apiRef={apiRef}
      items={decades}
      dataSource={dataSource}
      aria-label="Film archive"
      sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 160 }}
    />
  );
}
// preview-end
