import { useState } from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { decades, fetchArchive, getChildrenCount } from './archiveServer';

export default function LowTTLCache() {
  const [requests, setRequests] = useState(0);
  const [cache] = useState(() => new DataSourceCacheDefault({ ttl: 5_000 }));
  const [dataSource] = useState(() => ({
    getChildrenCount,
    getTreeItems: (parentId?: string) => {
      setRequests((prev) => prev + 1);
      return fetchArchive(parentId);
    },
  }));

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>
      <Typography role="status">Requests so far: {requests}</Typography>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 114, p: 1 }}>
        {/* preview-start */}
        <RichTreeViewPro
          items={decades}
          dataSource={dataSource}
          dataSourceCache={cache}
          aria-label="Film archive"
        />
        {/* preview-end */}
      </Paper>
    </Stack>
  );
}
