import { useEffect } from 'react';
import Box from '@mui/material/Box';
import { useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { decades, fetchArchive, getChildrenCount } from './archiveServer';

const dataSource = { getChildrenCount, getTreeItems: fetchArchive };

export default function LazyLoadingInitialState() {
  // preview-start
  const apiRef = useTreeViewApiRef();

  useEffect(() => {
    apiRef.current!.setItemExpansion({ itemId: '1950s', shouldBeExpanded: true });
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 176 }}>
      <RichTreeViewPro
        apiRef={apiRef}
        items={decades}
        dataSource={dataSource}
        aria-label="Film archive"
      />
    </Box>
  );
  // preview-end
}
