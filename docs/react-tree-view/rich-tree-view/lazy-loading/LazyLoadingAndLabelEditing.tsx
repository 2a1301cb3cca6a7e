import { useEffect, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { decades, fetchArchive, getChildrenCount } from './archiveServer';

export default function LazyLoadingAndLabelEditing() {
  const apiRef = useTreeViewApiRef();
  const [cache] = useState(() => new DataSourceCacheDefault({}));
  const [labelsOnServer] = useState(() => new Map<string, string>());

  const dataSource = useMemo(
    () => ({
      getChildrenCount,
      getTreeItems: async (parentId?: string) =>
        (await fetchArchive(parentId)).map((item) => ({
          ...item,
          label: labelsOnServer.get(item.id) ?? item.label,
        })),
    }),
    [labelsOnServer],
  );

  useEffect(() => {
    apiRef.current!.setItemExpansion({ itemId: '1950s', shouldBeExpanded: true });
  }, [apiRef]);

  // preview-start
  const handleItemLabelChange = (itemId: string, label: string) => {
    labelsOnServer.set(itemId, label);

    const parentId = apiRef.current!.getParentId(itemId) ?? 'root';
    const siblings = cache.get(parentId);
    if (Array.isArray(siblings)) {
      cache.set(
        parentId,
        siblings.map((item) => (item.id === itemId ? { ...item, label } : item)),
      );
    }
  };
  // preview-end

  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 160 }}>
      <RichTreeViewPro
        apiRef={apiRef}
        items={decades}
        dataSource={dataSource}
        dataSourceCache={cache}
        isItemEditable
        onItemLabelChange={handleItemLabelChange}
        aria-label="Film archive"
      />
    </Box>
  );
}
