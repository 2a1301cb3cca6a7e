import { useEffect } from 'react';
import Paper from '@mui/material/Paper';
import ReelIcon from '@mui/icons-material/TheatersOutlined';
import { useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { decades, fetchArchive, getChildrenCount } from './archiveServer';

const dataSource = { getChildrenCount, getTreeItems: fetchArchive };

export default function LazyLoadingInitialState() {
  const apiRef = useTreeViewApiRef();

  useEffect(() => {
    apiRef.current!.setItemExpansion({ itemId: '1950s', shouldBeExpanded: true });
  }, [apiRef]);

  return (
    <Paper
      variant="outlined"
      sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 178, p: 1 }}
    >
      {/* preview-start */}
      <RichTreeViewPro
        apiRef={apiRef}
        items={decades}
        dataSource={dataSource}
        slots={{ endIcon: ReelIcon }}
        slotProps={{ endIcon: { color: 'action' } }}
        aria-label="Film archive"
        itemChildrenIndentation={24}
      />
      {/* preview-end */}
    </Paper>
  );
}
