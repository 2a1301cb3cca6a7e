import { useEffect } from 'react';
import { useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { decades, fetchArchive, type ArchiveItem } from './archiveServer';

/** Expands an item at the start, as a user does, so that the tree loads its children. */
function useExpanded(itemId: string) {
  const apiRef = useTreeViewApiRef();
  useEffect(() => {
    apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: true });
  }, [apiRef, itemId]);
  return apiRef;
}

// preview-start
const dataSource = {
  getChildrenCount: ({ childrenCount }: ArchiveItem) => childrenCount,
  getTreeItems: (parentId?: string) => fetchArchive(parentId),
};

export default function LazyArchive() {
  const apiRef = useExpanded('1960s');
  return (
    <RichTreeViewPro
      apiRef={apiRef}
      items={decades}
      dataSource={dataSource}
      aria-label="Film archive"
    />
  );
}
// preview-end
